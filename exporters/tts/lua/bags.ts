/** Shared by the scripts of buttons that know what they lay out: where it is found. They begin with what `common.ts` has. */
export default `
-- The bag of this set, on the table or inside the randomizer.
local function findSet(id)
  for _, object in ipairs(getObjectsWithTag('Setwright')) do
    local mark = read(object.getGMNotes())
    if mark.setwright == 'set' and mark.set == id then return object.getData() end
    if mark.setwright == 'randomizer' then
      for _, inside in ipairs(object.getData().ContainedObjects or {}) do
        local noted = read(inside.GMNotes)
        if noted.setwright == 'set' and noted.set == id then return inside end
      end
    end
  end
end

-- The bag's data of the set that something belongs to; sets holds those found so far.
local function owner(sets, ref)
  local id = string.match(ref, '^[^/]+')
  sets[id] = sets[id] or findSet(id) or {}
  return sets[id]
end

-- The first object in a bag, or in the bags in it, with this role and reference.
local function deepChild(data, role, ref)
  local found = child(data, role, ref)
  if found then return found end
  for _, object in ipairs(data.ContainedObjects or {}) do
    found = object.Name == 'Bag' and deepChild(object, role, ref)
    if found then return found end
  end
end
`;
