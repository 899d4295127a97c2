import lay from './lay.ts';

/** The block with the button **Intro setup**. What it lays out stands in its GMNotes. */
export default `${lay}
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

local function putSide(sets, heroes, floor, map, side)
  local missing = 0
  for index, hero in ipairs(heroes) do
    local box = child(owner(sets, hero.ref), 'hero', hero.ref)
    if box then
      local x, z, turn = place(map, index, #heroes, side == red)
      putHero(box, floor, x, z, turn, side, map, hero.at, hero.size)
    else
      missing = missing + 1
    end
  end
  return missing
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
  local missing = putSide(sets, mark.intro.red, floor, map, red) + putSide(sets, mark.intro.blue, floor, map, blue)
  if missing > 0 then
    printToAll(missing .. ' of the heroes are no longer in the bag and were not laid out.')
  end
end
`;
