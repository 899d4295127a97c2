import map from '../../lua/map.ts';

/** Between decks of a row, from the edge of the map to the decks, and from them to the middle of the bags with the rest, in units. */
export const deckSpacing = 2.7;
export const deckGap = 1;
export const restBehind = 1.45;

/** Shared by the scripts of both buttons: how a map and heroes are laid out from the bags, which stay full. */
export default `${map}
local spacing = ${deckSpacing} -- between decks of a row
local gap = ${deckGap} -- from the edge of the map to the decks
local behind = ${restBehind} -- from the decks to the middle of the bags with the rest
local red = {r = 0.856, g = 0.1, b = 0.094}
local blue = {r = 0.118, g = 0.53, b = 1}

-- Width and height of the largest cards of some heroes.
local function largest(boxes)
  local width, height = 0, 0
  for _, box in ipairs(boxes) do
    local _, deck = child(box, 'deck')
    if deck and deck.card then
      width, height = math.max(width, deck.card[1]), math.max(height, deck.card[2])
    end
  end
  return {width = width, height = height}
end

-- Lays a hero: the deck, the figure on its cell if it has a side, and the bag with the rest behind the deck.
local function putHero(box, floor, x, z, turn, cards, side, map, at, size)
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
        put(object, x + cards.width / 2 + 0.95, floor + 0.6, z, turn)
      end
    else
      table.insert(rest, object)
    end
  end
  if #rest > 0 then
    box.ContainedObjects = rest
    local away = cards.height / 2 + behind
    put(box, x, floor + 0.5, z + (z < 0 and -away or away), turn)
  end
end

-- Where the hero of this number of a row lies: red in front of the map, blue behind it, each from its player's left to right.
local function place(map, index, count, isRed, cards)
  local along = (index - (count + 1) / 2) * (cards.width + spacing)
  local _, depth = extent(map)
  local away = depth / 2 + gap + cards.height / 2
  if isRed then return along, -away, 180 end
  return -along, away, 0
end
`;
