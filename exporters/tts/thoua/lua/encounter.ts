import bags from '../../lua/bags.ts';
import map from '../../lua/map.ts';
import { bagsBeside, besideMap, cardSpacing } from '../layout.ts';

/** Encounters that have buttons at one time; the button More turns to the next ones. */
const perPage = 4;
const rows = Array.from({ length: perPage }, (_, index) => index + 1);

/** The block with a button for each encounter. What they lay out stands in its GMNotes. */
export default `${map}${bags}
local perPage = ${perPage}
local spacing = ${cardSpacing} -- between cards of a row, where counters lie
local gap = ${besideMap} -- from the map to what lies before and behind it
local aside = ${bagsBeside} -- from the map to the bags on its left
local counterStep = 0.95
local laying = false
local page = 0
local dark, light = {0.13, 0.12, 0.11}, {1, 1, 1}
-- Several of a kind are told apart by these colours, on the figure, its counter and its round piece.
local tints = {
  {r = 1, g = 1, b = 1}, {r = 1, g = 0.85, b = 0.3}, {r = 0.45, g = 0.75, b = 1}, {r = 0.55, g = 0.95, b = 0.5},
  {r = 1, g = 0.6, b = 0.85}, {r = 1, g = 0.6, b = 0.3}, {r = 0.75, g = 0.6, b = 1}, {r = 0.6, g = 0.6, b = 0.6}
}

-- A name in two lines where it is long, and a size at which it fits a button.
local function fitted(name, width)
  local label, longest = name, #name
  if #name > 12 then
    local best
    for at = 2, #name - 1 do
      if string.sub(name, at, at) == ' ' and (not best or math.abs(at - #name / 2) < math.abs(best - #name / 2)) then
        best = at
      end
    end
    if best then
      label = string.sub(name, 1, best - 1) .. '\\n' .. string.sub(name, best + 1)
      longest = math.max(best - 1, #name - best)
    end
  end
  return label, math.floor(math.min(label == name and 170 or 120, 1.9 * width / longest))
end

local function show()
  self.clearButtons()
  local encounters = read(self.getGMNotes()).encounters
  local pages = math.ceil(#encounters / perPage)
  local row = 0
${rows
  .map(
    (row) => `  local encounter${row} = encounters[page * perPage + ${row}]
  if encounter${row} then
    local label, size = fitted(encounter${row}.name, 960)
    self.createButton({
      click_function = 'lay${row}', function_owner = self, label = label,
      position = {#encounter${row}.party > 0 and -0.42 or 0, 0.7, ${(row - 1) * 0.66 - 1.3}},
      width = 960, height = 300, font_size = size, color = dark, font_color = light,
      tooltip = 'Lay out ' .. encounter${row}.name .. ': the map, the enemies and the start of the party.\\n' .. encounter${row}.text
    })
    if #encounter${row}.party > 0 then
      self.createButton({
        click_function = 'layWithParty${row}', function_owner = self, label = '+ party',
        position = {0.98, 0.7, ${(row - 1) * 0.66 - 1.3}},
        width = 400, height = 300, font_size = 110, color = dark, font_color = light,
        tooltip = 'Lay out ' .. encounter${row}.name .. ' with the characters that it is meant for'
      })
    end
    row = ${row}
  end`,
  )
  .join('\n')}
  local below = row * 0.66 - 1.3
  self.createButton({
    click_function = 'clear', function_owner = self, label = 'Clear',
    position = {pages > 1 and -0.5 or 0, 0.7, below}, width = 460, height = 260, font_size = 150,
    color = dark, font_color = light, tooltip = 'Take away what an encounter has laid out'
  })
  if pages > 1 then
    self.createButton({
      click_function = 'more', function_owner = self, label = 'More',
      position = {0.5, 0.7, below}, width = 460, height = 260, font_size = 150,
      color = dark, font_color = light, tooltip = 'Show the next encounters'
    })
  end
end

function onLoad()
  show()
  Wait.condition(function() self.setLock(true) end, function() return self.resting end)
end

function more()
  local count = #read(self.getGMNotes()).encounters
  page = (page + 1) % math.ceil(count / perPage)
  show()
end

-- Notes on what is laid out that an encounter of this block has laid it.
local function own(data)
  local mark = read(data.GMNotes)
  mark.encounter = read(self.getGMNotes()).set
  data.GMNotes = JSON.encode(mark)
  if mark.setwright == 'map-box' then
    for _, held in ipairs(data.ContainedObjects) do own(held) end
  end
  return data
end

local function lay(data, x, y, z, turn)
  put(own(copy(data)), x, y, z, turn)
end

-- Lays the round piece of a fighter on the next place of the track.
local function enlist(track, piece, name, tint)
  if not (track and piece) then return end
  track.count = track.count + 1
  local place = track.places.slots[math.min(track.count, #track.places.slots)]
  local data = copy(piece)
  data.Nickname, data.ColorDiffuse = name, tint
  lay(data, track.x + place[1], track.y + 0.4, track.z + place[2], 180)
end

local function putTrack(home, map, floor)
  local data = child(home, 'track')
  if not data then return end
  local mark = read(data.GMNotes)
  local _, depth = extent(map)
  local half = data.Transform.scaleZ
  local z = depth / 2 + gap / 2 + half
  lay(data, 0, floor, z, 180)
  local track = {x = 0, y = floor, z = z, half = half, count = 0, places = mark.places}
  local turn = child(home, 'turn')
  local place = mark.places.lane[1]
  if turn then lay(turn, place[1], floor + 0.4, z + place[2], 180) end
  return track
end

-- The enemies: figures on their cells, and behind the map the card of each kind with a counter for each of it.
local function putEnemies(sets, plan, map, floor, track)
  local kinds, counts, missing = {}, {}, 0
  for _, enemy in ipairs(plan.enemies) do
    if not counts[enemy.ref] then
      local box = deepChild(owner(sets, enemy.ref), 'enemy', enemy.ref)
      if box then table.insert(kinds, {ref = enemy.ref, box = box}) end
    end
    counts[enemy.ref] = (counts[enemy.ref] or 0) + 1
  end
  local width, height = 2.5, 3.5
  for _, kind in ipairs(kinds) do
    local _, deck = child(kind.box, 'deck')
    if deck and deck.card then width, height = math.max(width, deck.card[1]), math.max(height, deck.card[2]) end
  end
  local _, depth = extent(map)
  local z = depth / 2 + gap + (track and gap / 2 + 2 * track.half or 0) + height / 2
  local numbers = {}
  for index, kind in ipairs(kinds) do
    kind.x = ((#kinds + 1) / 2 - index) * (width + spacing)
    kind.name = kind.box.Nickname
    local deck = child(kind.box, 'deck')
    if deck then
      local card = copy(deck)
      card.Transform.rotZ = 0
      lay(card, kind.x, floor + 0.3, z, 0)
    end
    numbers[kind.ref] = kind
    kind.count = 0
  end
  for _, enemy in ipairs(plan.enemies) do
    local kind = numbers[enemy.ref]
    if kind then
      kind.count = kind.count + 1
      local tint = tints[(kind.count - 1) % #tints + 1]
      local name = counts[enemy.ref] > 1 and kind.name .. ' ' .. kind.count or kind.name
      local figure = child(kind.box, 'figure')
      if figure then
        local data = copy(figure)
        data.Nickname, data.ColorDiffuse = name, tint
        if enemy.at[1] >= 0 then
          local x, cellZ = middle(map, enemy.at, 1)
          lay(data, x, floor + 0.6, cellZ, 0)
        else
          lay(data, kind.x, floor + 0.9, z, 0)
        end
      end
      local hp = child(kind.box, 'counter')
      if hp then
        local data = copy(hp)
        local number = kind.count - 1
        data.Nickname, data.ColorDiffuse = 'HP of ' .. name, tint
        data.Transform.scaleX, data.Transform.scaleY, data.Transform.scaleZ = 0.5, 0.5, 0.5
        -- On the right of the card as its player sees it; beyond eight they lie on each other.
        local across, down = math.floor(number / 4) % 2, number % 4
        lay(data, kind.x - width / 2 - 0.6 - across * 1.25, floor + 0.3 + 0.3 * math.floor(number / 8),
          z - height / 2 + 0.4 + down * counterStep, 0)
      end
      enlist(track, child(kind.box, 'token'), name, tint)
    else
      missing = missing + 1
    end
  end
  return missing
end

-- The characters that it is meant for: figures on the first cells of the start, cards and counters before the map.
local function putParty(sets, plan, map, floor, track)
  local missing = 0
  local boxes = {}
  local width, height = 2.5, 3.5
  for _, ref in ipairs(plan.party) do
    local box = deepChild(owner(sets, ref), 'character', ref)
    if box then
      table.insert(boxes, box)
      local _, deck = child(box, 'deck')
      if deck and deck.card then width, height = math.max(width, deck.card[1]), math.max(height, deck.card[2]) end
    else
      missing = missing + 1
    end
  end
  local _, depth = extent(map)
  local z = -depth / 2 - gap - height / 2
  for index, box in ipairs(boxes) do
    local x = (index - (#boxes + 1) / 2) * (width + spacing)
    local deck, hp, figure = child(box, 'deck'), child(box, 'counter'), child(box, 'figure')
    if deck then putDeck(own(copy(deck)), x, floor + 0.5, z, 180) end
    if hp then
      local data = copy(hp)
      data.Transform.scaleX, data.Transform.scaleY, data.Transform.scaleZ = 0.7, 0.7, 0.7
      lay(data, x + width / 2 + 1, floor + 0.3, z + height / 2 - 0.6, 180)
    end
    if figure then
      local cell = plan.start[index]
      if cell then
        local cellX, cellZ = middle(map, cell, 1)
        lay(figure, cellX, floor + 0.6, cellZ, 180)
      else
        lay(figure, x + width / 2 + 1, floor + 0.6, z - 0.6, 180)
      end
    end
    enlist(track, child(box, 'token'), box.Nickname, tints[1])
  end
  return missing
end

local function layEncounter(index, withParty, color)
  local plan = read(self.getGMNotes()).encounters[page * perPage + index]
  if laying or isLaid() then
    printToColor('The table is laid already. Press Clear, or clear away what was laid out, then press again.', color)
    return
  end
  local set = read(self.getGMNotes()).set
  local sets = {[set] = findSet(set)}
  local home = sets[set]
  if not home then
    printToColor('The bag of this set is not on the table. Put it back and press again.', color)
    return
  end
  local maps = owner(sets, plan.map)
  local data = child(maps, 'map', plan.map) or child(maps, 'map-box', plan.map)
  if not data then
    printToColor('The map of this encounter is no longer in the bag. Put it back and press again.', color)
    return
  end
  laying = true
  Wait.time(function() laying = false end, 2)
  local floor = ground()
  local map = putMap(own(copy(data)), floor)
  local width = extent(map)
  local flag = child(home, 'start')
  for _, cell in ipairs(flag and plan.start or {}) do
    local x, z = middle(map, cell, 1)
    lay(flag, x, floor + 0.1, z, 180)
  end
  local track = putTrack(home, map, floor)
  local missing = putEnemies(sets, plan, map, floor, track)
  if withParty then missing = missing + putParty(sets, plan, map, floor, track) end
  local z = 2.5
  for _, object in ipairs(home.ContainedObjects or {}) do
    if read(object.GMNotes).beside then
      lay(object, -width / 2 - aside, floor + 0.5, z, 180)
      z = z - 3
    end
  end
  printToAll(plan.name .. (plan.text ~= '' and ': ' .. plan.text or ''))
  if missing > 0 then
    printToAll(missing .. ' of those who take part are no longer in the bag and were not laid out.')
  end
end

${rows
  .map(
    (row) => `function lay${row}(_, color) layEncounter(${row}, false, color) end
function layWithParty${row}(_, color) layEncounter(${row}, true, color) end`,
  )
  .join('\n')}

-- Takes away what the encounters of this block have laid out, and no more.
function clear(_, color)
  local set = read(self.getGMNotes()).set
  local count = 0
  for _, object in ipairs(getObjectsWithTag('SetwrightLaid')) do
    if read(object.getGMNotes()).encounter == set then
      object.destruct()
      count = count + 1
    end
  end
  if count == 0 then printToColor('No encounter of this set is laid out.', color) end
end
`;
