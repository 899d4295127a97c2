import common from '../../lua/common.ts';

/** The mat on which round pieces lie in the order of turns, with the buttons **Roll** and **Next**. */
export default `${common}
local reach = 1 -- a piece this near to a place lies on it, in units
local round = 1

-- A button on a place of the mat, whose own measure is that of its scale.
local function onMat(button, places)
  local scale = self.getScale().x
  button.function_owner = self
  button.position = {-places[1][1] / scale, 0.2, -places[1][2] / scale}
  button.width, button.height = math.floor(480 / scale), math.floor(190 / scale)
  button.font_size = math.floor(140 / scale)
  button.color, button.font_color = {0.13, 0.12, 0.11}, {1, 1, 1}
  self.createButton(button)
end

function onLoad()
  math.randomseed(os.time())
  local places = read(self.getGMNotes()).places
  onMat({
    click_function = 'roll', label = 'Roll',
    tooltip = 'Roll initiative for everybody on the track, and put them in order'
  }, places.roll)
  onMat({
    click_function = 'nextTurn', label = 'Next',
    tooltip = 'The turn of the next one on the track'
  }, places.next)
end

-- Where a place of the mat is on the table. A mat lies as its players read it, or turned by halves and quarters.
local function at(place)
  local centre = self.getPosition()
  local x, z = place[1], place[2]
  local turns = math.floor((self.getRotation().y - 180) / 90 + 0.5) % 4
  for _ = 1, turns do x, z = z, -x end
  return centre.x + x, centre.z + z
end

local function nearest(object, places)
  local centre = object.getPosition()
  local best, away
  for index, place in ipairs(places) do
    local x, z = at(place)
    local distance = (centre.x - x) ^ 2 + (centre.z - z) ^ 2
    if not away or distance < away then best, away = index, distance end
  end
  return best, away and math.sqrt(away) or nil
end

-- The round pieces on the track with their places, from the first.
local function fighters(places)
  local found = {}
  for _, object in ipairs(getObjects()) do
    local mark = read(object.getGMNotes())
    if mark.initiative then
      local place, away = nearest(object, places.slots)
      if away <= reach then table.insert(found, {object = object, place = place, adds = mark.initiative}) end
    end
  end
  table.sort(found, function(one, other) return one.place < other.place end)
  return found
end

local function pointer()
  for _, object in ipairs(getObjects()) do
    if read(object.getGMNotes()).setwright == 'turn' then return object end
  end
end

local function point(places, index)
  local object = pointer()
  if not object then return end
  local x, z = at(places.lane[index])
  object.setPositionSmooth({x, self.getPosition().y + 0.5, z})
end

function roll(_, color)
  local mark = read(self.getGMNotes())
  local places = mark.places
  local found = fighters(places)
  if #found == 0 then
    printToColor('Nobody is on the track. Put the round pieces of those who fight on its places.', color)
    return
  end
  for index, one in ipairs(found) do
    one.die = math.random(12)
    one.total = one.die + one.adds[1]
    one.was = index
  end
  -- Of equals: the higher WIS, then the higher die, then the party; or the party at once.
  local keys = mark.tie == 'party' and {'side', 'wis', 'die'} or {'wis', 'die', 'side'}
  local function value(one, key)
    if key == 'wis' then return one.adds[2] end
    if key == 'die' then return one.die end
    return -one.adds[3]
  end
  table.sort(found, function(one, other)
    if one.total ~= other.total then return one.total > other.total end
    for _, key in ipairs(keys) do
      if value(one, key) ~= value(other, key) then return value(one, key) > value(other, key) end
    end
    return one.was < other.was
  end)
  local told = {}
  for index, one in ipairs(found) do
    local x, z = at(places.slots[math.min(index, #places.slots)])
    one.object.setPositionSmooth({x, self.getPosition().y + 0.4, z})
    one.object.setDescription('Initiative ' .. one.total .. ': ' .. one.die .. ' rolled, ' .. one.adds[1] .. ' added.')
    table.insert(told, one.object.getName() .. ' ' .. one.total)
  end
  round = 1
  point(places, 1)
  printToAll('Initiative: ' .. table.concat(told, ', ') .. '.')
end

function nextTurn(_, color)
  local places = read(self.getGMNotes()).places
  local found = fighters(places)
  local marker = pointer()
  if #found == 0 or not marker then
    printToColor('The track needs round pieces on its places, and the turn marker above one of them.', color)
    return
  end
  local now = nearest(marker, places.lane)
  local before, after
  for _, one in ipairs(found) do
    if one.place == now then before = one end
    if not after and one.place > now then after = one end
  end
  if before then
    printToAll(before.object.getName() .. ' ends the turn: modifiers and cooldowns count one less.')
  end
  if not after then
    round = round + 1
    after = found[1]
    printToAll('Round ' .. round .. '.')
  end
  point(places, after.place)
  printToAll('The turn of ' .. after.object.getName() .. '.')
end
`;
