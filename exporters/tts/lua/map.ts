import common from './common.ts';

/** Shared by the scripts that lay out maps and decks from the bags. */
export default `${common}
-- Lays a deck face up with its first card on top.
local function putDeck(deck, x, y, z, turn)
  deck.Transform.rotZ = 0
  if deck.ContainedObjects then
    local cards, ids = {}, {}
    for index = #deck.DeckIDs, 1, -1 do
      table.insert(cards, deck.ContainedObjects[index])
      table.insert(ids, deck.DeckIDs[index])
    end
    deck.ContainedObjects, deck.DeckIDs = cards, ids
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
`;
