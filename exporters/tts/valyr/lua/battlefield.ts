import bags from '../../lua/bags.ts';
import field from './field.ts';

/** The block with the button **Battlefield**: each press lays the next one of the set in the middle of the table. */
export default `${field}${bags}
local shown = 0

function onLoad()
  self.createButton({
    click_function = 'layField', function_owner = self, label = 'Battlefield',
    position = {0, 0.7, 0}, width = 1100, height = 340, font_size = 190,
    color = {0.13, 0.12, 0.11}, font_color = {1, 1, 1},
    tooltip = 'Lay the next battlefield of this set'
  })
  Wait.condition(function() self.setLock(true) end, function() return self.resting end)
end

function layField(object, color)
  if #laidWith('army') > 0 then
    printToColor('Armies stand on the battlefield. Take them back, then press again.', color)
    return
  end
  local mark = read(self.getGMNotes())
  local set = findSet(mark.set)
  local fields = {}
  for _, inside in ipairs(set and set.ContainedObjects or {}) do
    if read(inside.GMNotes).starts then table.insert(fields, inside) end
  end
  if #fields == 0 then
    printToColor('No battlefield is left in the bag of this set. Put one back and press again.', color)
    return
  end
  for _, laid in ipairs(laidWith('starts')) do laid.object.destruct() end
  shown = shown % #fields + 1
  put(fields[shown], 0, ground(), 0, 180)
  printToAll('Laid ' .. fields[shown].Nickname .. '. Take an army out of the bag and press Deploy on it.')
end
`;
