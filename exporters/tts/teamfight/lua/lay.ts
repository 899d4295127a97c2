import common from '../../lua/common.ts';

/** Between decks of a row, from the edge of the map to the middle of the decks, and from them to the bags with the rest, in units. */
export const deckSpacing = 5.2;
export const deckGap = 2.75;
export const restBehind = 3.2;

/** Shared by the scripts of both buttons: how a map and heroes are laid out from the bags, which stay full. */
export default `${common}
local spacing = ${deckSpacing} -- between decks of a row
local gap = ${deckGap} -- from the edge of the map to the middle of the decks
local behind = ${restBehind} -- from the decks to the bags with the rest
local red = {r = 0.856, g = 0.1, b = 0.094}
local blue = {r = 0.118, g = 0.53, b = 1}

local function reversed(list)
  local other = {}
  for index = #list, 1, -1 do table.insert(other, list[index]) end
  return other
end

-- Lays a deck face up with its first card on top.
local function putDeck(deck, x, y, z, turn)
  deck.Transform.rotZ = 0
  if deck.ContainedObjects then
    deck.ContainedObjects = reversed(deck.ContainedObjects)
    deck.DeckIDs = reversed(deck.DeckIDs)
  end
  put(deck, x, y, z, turn)
end

-- Width and depth of a map as it lies on the table.
local function extent(map)
  local width, depth = map.columns * map.cell, map.rows * map.cell
  if map.turns % 2 == 1 then return depth, width end
  return width, depth
end

-- The middle of a square of cells whose top left corner is given, for a map in the middle of the table.
local function middle(map, at, size)
  local x, z = (at[1] + size / 2 - map.columns / 2) * map.cell, (map.rows / 2 - at[2] - size / 2) * map.cell
  for _ = 1, map.turns do x, z = z, -x end
  return x, z
end

-- Lays the tile of a map, turned so that each side's zone lies before its player.
local function putTile(tile, map, floor)
  map.turns = map.turns or 0
  put(tile, 0, floor, 0, (180 + 90 * map.turns) % 360)
end

-- Lays a map with its markers in the middle of the table. Returns what is noted on it.
local function putMap(data, floor)
  local mark = read(data.GMNotes)
  if mark.setwright == 'map' then
    putTile(data, mark, floor)
    return mark
  end
  local rest = {}
  local map
  for _, object in ipairs(data.ContainedObjects) do
    local noted = read(object.GMNotes)
    if noted.setwright == 'map' then
      map = noted
      putTile(object, map, floor)
    elseif noted.at then
      local x, z = middle(map, noted.at, noted.size)
      put(object, x, floor + 0.4, z, 180)
    else
      table.insert(rest, object)
    end
  end
  if #rest > 0 then
    data.ContainedObjects = rest
    local width = extent(map)
    put(data, width / 2 + 2, floor + 0.5, 0)
  end
  return map
end

-- Lays a hero: the deck, the figure on its cell if it has a side, and the bag with the rest behind the deck.
local function putHero(box, floor, x, z, turn, side, map, at, size)
  local mark = read(box.GMNotes)
  local rest = {}
  for _, object in ipairs(box.ContainedObjects) do
    local noted = read(object.GMNotes)
    if noted.setwright == 'deck' then
      putDeck(object, x, floor + 0.5, z, turn)
    elseif side and noted.setwright == 'figure' and noted.ref == mark.ref then
      object.ColorDiffuse = side
      if at[1] >= 0 then
        local figureX, figureZ = middle(map, at, size)
        put(object, figureX, floor + 0.6, figureZ, turn)
      else
        put(object, x + 2.2, floor + 0.6, z, turn)
      end
    else
      table.insert(rest, object)
    end
  end
  if #rest > 0 then
    box.ContainedObjects = rest
    put(box, x, floor + 0.5, z + (z < 0 and -behind or behind), turn)
  end
end

-- Where the hero of this number of a row lies: red in front of the map, blue behind it, each from its player's left to right.
local function place(map, index, count, isRed)
  local along = (index - (count + 1) / 2) * spacing
  local _, depth = extent(map)
  local away = depth / 2 + gap
  if isRed then return along, -away, 180 end
  return -along, away, 0
end
`;
