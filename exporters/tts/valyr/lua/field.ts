import common from '../../lua/common.ts';

/** Shared by the scripts of both buttons: what lies there already. */
export default `${common}
-- What lies on the table and was laid by a button, with this field in its mark.
local function laidWith(field)
  local found = {}
  for _, object in ipairs(getObjectsWithTag('SetwrightLaid')) do
    local mark = read(object.getGMNotes())
    if mark[field] ~= nil then table.insert(found, {object = object, mark = mark}) end
  end
  return found
end
`;
