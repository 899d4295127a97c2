import { fewestSeats, mostSeats } from '../../../../rules/hammerspace/types.ts';
import common from '../../lua/common.ts';
import { matAway } from '../layout.ts';

/** The block with the buttons **Setup** and **Reshuffle**. What each player is dealt stands in its GMNotes. */
export default `${common}
local away = ${matAway} -- from the middle of a hand zone to the middle of the mat before it
local besideMiddle = 2.2 -- from the mat of the middle to the first bag of counters
local pileReach = 1.6 -- cards this close to a place lie on it
local laying = false

function onLoad()
  math.randomseed(os.time())
  self.createButton({
    click_function = 'layTable', function_owner = self, label = 'Setup',
    position = {0, 0.7, -0.5}, width = 1100, height = 340, font_size = 220,
    color = {0.13, 0.12, 0.11}, font_color = {1, 1, 1},
    tooltip = 'Shuffle, and deal cards, traits and counters to everybody who sits at the table'
  })
  self.createButton({
    click_function = 'reshuffle', function_owner = self, label = 'Reshuffle',
    position = {0, 0.7, 0.5}, width = 1100, height = 340, font_size = 220,
    color = {0.13, 0.12, 0.11}, font_color = {1, 1, 1},
    tooltip = 'Make a new deck of the discards once the deck is empty'
  })
  Wait.condition(function() self.setLock(true) end, function() return self.resting end)
end

-- The cards that a deck or a lone card of a bag holds.
local function cardsIn(data)
  if data.Name == 'Card' then return {data} end
  return data.ContainedObjects or {}
end

local function add(list, others)
  for _, other in ipairs(others) do table.insert(list, other) end
end

local function endsWith(text, ending)
  return string.sub(text or '', -#ending) == ending
end

-- All play cards, traits and dice in the bags on the table; mats and counters of the first bag that has them.
local function gather()
  local found = {cards = {}, traits = {}, dice = {}, hp = {}, mats = {} }
  for _, bag in ipairs(getObjectsWithTag('Setwright')) do
    if read(bag.getGMNotes()).setwright == 'set' then
      local dice = {}
      for _, object in ipairs(bag.getData().ContainedObjects or {}) do
        local mark = read(object.GMNotes)
        if mark.setwright == 'deck' and endsWith(mark.ref, '/_cards') then add(found.cards, cardsIn(object)) end
        if mark.setwright == 'deck' and endsWith(mark.ref, '/_traits') then add(found.traits, cardsIn(object)) end
        if mark.setwright == 'supply' and mark.hp then found.hp[mark.hp] = found.hp[mark.hp] or object end
        if mark.mat then found.mats[mark.mat] = found.mats[mark.mat] or object end
        if mark.setwright == 'die' then table.insert(dice, object) end
      end
      if #found.dice == 0 then found.dice = dice end
    end
  end
  return found
end

-- The seats that somebody sits at and that have a hand.
local function seated()
  local seats = {}
  for _, color in ipairs(getSeatedPlayers()) do
    if Player[color] and Player[color].getHandCount() > 0 then table.insert(seats, color) end
  end
  return seats
end

-- A deck of some cards, or the card where there is only one.
local function deckOf(cards, name)
  if #cards == 1 then return copy(cards[1]) end
  local deck = copy(cards[1])
  deck.Name, deck.Nickname, deck.Description, deck.GMNotes = 'DeckCustom', name, '', ''
  deck.CardID, deck.Hands = nil, false
  deck.DeckIDs, deck.CustomDeck, deck.ContainedObjects = {}, {}, cards
  for _, card in ipairs(cards) do
    table.insert(deck.DeckIDs, card.CardID)
    for key, sheet in pairs(card.CustomDeck) do deck.CustomDeck[key] = sheet end
  end
  return deck
end

-- Lays shuffled cards face down; when they have appeared, deals some to each seat.
local function putCards(cards, name, x, y, z, count, seats)
  local deck = deckOf(shuffle(cards), name)
  deck.Transform.rotZ = 180
  put(deck, x, y, z, 180, function(laid)
    if count == 0 then return end
    Wait.condition(function()
      for _, color in ipairs(seats) do laid.deal(count, color) end
    end, function() return not laid.loading_custom end)
  end)
end

-- A point of a mat on the table: x runs to the right of whoever looks along forward.
local function onMat(centre, forward, point)
  local right = {x = forward.z, z = -forward.x}
  return centre.x + right.x * point[1] + forward.x * point[2], centre.z + right.z * point[1] + forward.z * point[2]
end

-- Counters worth some HP: ones for the last five and what is over, fives for the rest.
local function counters(hp)
  local fives = math.max(0, math.floor((hp - 5) / 5))
  return fives, hp - 5 * fives
end

-- Lays the mat and the counters of a seat before its hand.
local function putSeat(color, found, floor, hp)
  local hand = Player[color].getHandTransform()
  local forward = hand.forward
  local centre = {x = hand.position.x + forward.x * away, z = hand.position.z + forward.z * away}
  local turn = (hand.rotation.y + 180) % 360
  local mat = copy(found.mats.seat)
  put(mat, centre.x, floor, centre.z, turn)
  local places = read(mat.GMNotes).places.hp
  local fives, ones = counters(hp)
  for number = 1, fives + ones do
    local bag = found.hp[number <= fives and 5 or 1]
    local x, z = onMat(centre, forward, places[(number - 1) % #places + 1])
    -- What does not fit beside the others lies on them.
    put(copy(bag.ContainedObjects[1]), x, floor + 0.3 + 0.2 * math.floor((number - 1) / #places), z, turn)
  end
end

local function putMiddle(found, floor, deal, seats)
  local mat = copy(found.mats.middle)
  put(mat, 0, floor, 0, 180)
  local places = read(mat.GMNotes).places
  local cards, traits = places.cards[1], places.traits[1]
  putCards(found.cards, 'Play cards', cards[1], floor + 1, cards[2], deal.cards, seats)
  if #found.traits > 0 then putCards(found.traits, 'Traits', traits[1], floor + 1, traits[2], deal.traits, seats) end
  for index, place in ipairs(places.dice) do
    if found.dice[index] then put(copy(found.dice[index]), place[1], floor + 1, place[2]) end
  end
  local half = 0
  for _, list in pairs(places) do
    for _, place in ipairs(list) do half = math.max(half, place[1]) end
  end
  put(copy(found.hp[5]), half + besideMiddle, floor + 0.5, 0)
  put(copy(found.hp[1]), half + besideMiddle + 3, floor + 0.5, 0)
end

function layTable(object, color)
  if laying or isLaid() then
    printToColor('The table is laid already. Clear away what was laid out, then press Setup again.', color)
    return
  end
  local deal = read(self.getGMNotes()).deal
  local found = gather()
  local seats = seated()
  if #found.cards == 0 or not found.mats.seat or not found.mats.middle or not found.hp[5] or not found.hp[1] then
    printToColor('There is no whole bag of a set on the table. Put it back and press Setup again.', color)
    return
  end
  if #seats < ${fewestSeats} or #seats > ${mostSeats} then
    printToColor('${fewestSeats} to ${mostSeats} players play, and ' .. #seats .. (#seats == 1 and ' sits' or ' sit')
      .. ' at the table. To try it alone, create a Hotseat game.', color)
    return
  end
  if #found.cards < #seats * deal.cards then
    printToColor('The deck has ' .. #found.cards .. ' cards, and ' .. #seats .. ' players are dealt '
      .. #seats * deal.cards .. '. Put the bag of another set on the table, or play with fewer.', color)
    return
  end
  local lacksTraits = #found.traits < #seats * deal.traits
  if lacksTraits then deal.traits = 0 end
  laying = true
  Wait.time(function() laying = false end, 2)
  local floor = ground()
  for _, seat in ipairs(seats) do putSeat(seat, found, floor, deal.hp) end
  putMiddle(found, floor, deal, seats)
  printToAll('Dealt ' .. deal.cards .. ' cards' .. (deal.traits > 0 and ', ' .. deal.traits .. ' traits' or '') .. ' and '
    .. deal.hp .. ' HP to ' .. #seats .. ' players. '
    .. (lacksTraits and 'There are not enough traits for all, so nobody has one. ' or '') .. 'Lay your cards in your row, one of them face down if you like'
    .. (deal.traits > 0 and ', and keep one trait' or '') .. '. The highest roll of two dice begins; turns go to the right.')
end

-- Decks and cards that lie on a place of the mat of the middle.
local function pilesOn(mat, place)
  local centre = mat.getPosition()
  local piles = {}
  for _, object in ipairs(getObjects()) do
    local isPile = object.type == 'Deck' or object.type == 'Card'
    local at = object.getPosition()
    local x, z = at.x - centre.x - place[1], at.z - centre.z - place[2]
    if isPile and x * x + z * z < pileReach * pileReach then table.insert(piles, object) end
  end
  return piles
end

-- The discards become the new deck once the old one is empty.
function reshuffle(object, color)
  local mat, places
  for _, laid in ipairs(getObjectsWithTag('SetwrightLaid')) do
    local mark = read(laid.getGMNotes())
    if mark.mat == 'middle' then mat, places = laid, mark.places end
  end
  if not mat then
    printToColor('The table is not laid yet. Press Setup first.', color)
    return
  end
  if #pilesOn(mat, places.cards[1]) > 0 then
    printToColor('The deck is not empty yet. Take its last card, then press Reshuffle.', color)
    return
  end
  local cards = {}
  for _, pile in ipairs(pilesOn(mat, places.discards[1])) do
    add(cards, cardsIn(pile.getData()))
    pile.destruct()
  end
  if #cards == 0 then
    printToColor('There are no discards to shuffle. Cards that were used lie on Discards.', color)
    return
  end
  local centre = mat.getPosition()
  local place = places.cards[1]
  local count = #cards
  putCards(cards, 'Play cards', centre.x + place[1], ground() + 1, centre.z + place[2], 0, {})
  printToAll('Shuffled ' .. count .. (count == 1 and ' discard' or ' discards') .. ' into a new deck.')
end
`;
