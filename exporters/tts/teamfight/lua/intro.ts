import bags from '../../lua/bags.ts';
import lay from './lay.ts';

/** The block with the button **Intro setup**. What it lays out stands in its GMNotes. */
export default `${lay}${bags}
local laying = false

function onLoad()
  self.createButton({
    click_function = 'layIntro', function_owner = self, label = 'Intro setup',
    position = {0, 0.7, 0}, width = 1100, height = 340, font_size = 190,
    color = {0.13, 0.12, 0.11}, font_color = {1, 1, 1},
    tooltip = 'Lay out the map, decks and figures recommended for a first game'
  })
  Wait.condition(function() self.setLock(true) end, function() return self.resting end)
end

-- The bags of some heroes by their place in the row; those that are gone are counted.
local function boxesOf(sets, heroes)
  local boxes, missing = {}, 0
  for index, hero in ipairs(heroes) do
    boxes[index] = child(owner(sets, hero.ref), 'hero', hero.ref)
    if not boxes[index] then missing = missing + 1 end
  end
  return boxes, missing
end

local function putSide(boxes, heroes, floor, map, side, cards)
  for index, hero in ipairs(heroes) do
    if boxes[index] then
      local x, z, turn = place(map, index, #heroes, side == red, cards)
      putHero(boxes[index], floor, x, z, turn, cards, side, map, hero.at, hero.size)
    end
  end
end

function layIntro(object, color)
  local mark = read(self.getGMNotes())
  if laying or isLaid() then
    printToColor('The table is laid already. Clear away what was laid out, then press again.', color)
    return
  end
  local set = findSet(mark.set)
  if not set then
    printToColor('The bag of this set is not on the table. Put it back and press again.', color)
    return
  end
  local sets = {[mark.set] = set}
  local home = owner(sets, mark.intro.map)
  local data = child(home, 'map', mark.intro.map) or child(home, 'map-box', mark.intro.map)
  if not data then
    printToColor('The map of the intro setup is no longer in the bag. Put it back and press again.', color)
    return
  end
  laying = true
  Wait.time(function() laying = false end, 2)
  local floor = ground()
  local map = putMap(data, floor)
  local reds, noReds = boxesOf(sets, mark.intro.red)
  local blues, noBlues = boxesOf(sets, mark.intro.blue)
  local boxes = {}
  for _, box in pairs(reds) do table.insert(boxes, box) end
  for _, box in pairs(blues) do table.insert(boxes, box) end
  local cards = largest(boxes)
  putSide(reds, mark.intro.red, floor, map, red, cards)
  putSide(blues, mark.intro.blue, floor, map, blue, cards)
  if noReds + noBlues > 0 then
    printToAll(noReds + noBlues .. ' of the heroes are no longer in the bag and were not laid out.')
  end
end
`;
