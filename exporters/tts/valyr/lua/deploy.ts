import { cardAway, cardRow, cardRows, cardStep } from '../layout.ts';
import field from './field.ts';

/** On the bag of an army: **Deploy** sets its units up at the next free starting location, **Take back** takes them away again. */
export default `${field}
local gap = 0.08 -- inches between bases
local step, row, away, rows = ${cardStep}, ${cardRow}, ${cardAway}, ${cardRows} -- of unit cards, in units
local laying = false

function onLoad()
  self.createButton({
    click_function = 'deploy', function_owner = self, label = 'Deploy',
    position = {0, 0.3, -1.7}, width = 900, height = 320, font_size = 190,
    color = {0.13, 0.12, 0.11}, font_color = {1, 1, 1},
    tooltip = 'Set the units of this army up at the next free starting location'
  })
  self.createButton({
    click_function = 'takeBack', function_owner = self, label = 'Take back',
    position = {0, 0.3, -2.5}, width = 900, height = 320, font_size = 190,
    color = {0.13, 0.12, 0.11}, font_color = {1, 1, 1},
    tooltip = 'Take what Deploy laid off the table; this bag stays full'
  })
end

-- The battlefield on the table.
local function findField()
  for _, object in ipairs(getObjectsWithTag('Setwright')) do
    local mark = read(object.getGMNotes())
    if mark.setwright == 'map' and mark.starts and #mark.starts > 0 then
      local at = object.getPosition()
      return {mark = mark, x = at.x, z = at.z, turn = object.getRotation().y}
    end
  end
end

-- The first starting location that no army has.
local function freeStart(field)
  local taken = {}
  for _, laid in ipairs(laidWith('army')) do taken[laid.mark.start] = true end
  for number = 1, #field.mark.starts do
    if not taken[number] then return number end
  end
end

-- Where a place lies on the table: so many inches along an edge of the field, and so many inwards from it.
local function onTable(field, edge, along, inwards)
  local mark = field.mark
  local x, y = along, inwards
  if edge == 'bottom' then y = mark.rows - inwards end
  if edge == 'left' then x, y = inwards, along end
  if edge == 'right' then x, y = mark.columns - inwards, along end
  local right, up = (x - mark.columns / 2) * mark.cell, (mark.rows / 2 - y) * mark.cell
  local angle = math.rad(field.turn - 180)
  local cos, sin = math.cos(angle), math.sin(angle)
  return field.x + right * cos + up * sin, field.z - right * sin + up * cos
end

-- How things are turned that a player at this edge looks at.
local turns = {bottom = 0, left = 90, top = 180, right = 270}

-- Rows of bases from the edge inwards, the largest first; all that reach into the distance of the starting location.
local function rowsOf(bases, length, reach)
  local found, left = {}, {}
  local depth = 0
  for _, base in ipairs(bases) do
    local last = found[#found]
    if not last or last.wide + gap + base.size > length then
      if last then depth = depth + last.deep + gap end
      last = {wide = -gap, deep = base.size, depth = depth, bases = {} }
      table.insert(found, last)
    end
    if last.depth > reach or base.size > length then
      table.insert(left, base)
    else
      base.along = last.wide + gap + base.size / 2
      last.wide = last.wide + gap + base.size
      table.insert(last.bases, base)
    end
  end
  return found, left
end

-- The units in this bag: bases with the figures that stand on them, and cards by what they are of; a lone card is that of all.
local function gather(cell)
  local bases, figures, cards, lone = {}, {}, {}, nil
  for _, object in ipairs(self.getData().ContainedObjects or {}) do
    local mark = read(object.GMNotes)
    if mark.setwright == 'base' then
      table.insert(bases, {data = object, ref = mark.ref, size = mark.size / cell})
    elseif mark.setwright == 'figure' then
      figures[mark.ref] = object
    elseif mark.setwright == 'deck' then
      for _, card in ipairs(object.ContainedObjects or {}) do cards[read(card.GMNotes).ref] = card end
      lone = object.CardID and object
    end
  end
  for index, base in ipairs(bases) do base.index = index end
  table.sort(bases, function(a, b)
    if a.size ~= b.size then return a.size > b.size end
    return a.index < b.index
  end)
  return bases, figures, cards, lone
end

-- The same with the army and its starting location noted on it.
local function noted(data, army, start)
  local other = copy(data)
  local mark = read(other.GMNotes)
  mark.army, mark.start = army, start
  other.GMNotes = JSON.encode(mark)
  return other
end

-- A base with its figure on it, which moves with it from then on.
local function stand(base, figure, x, y, z, turn)
  put(base, x, y, z, turn, function(bottom)
    if not figure then return end
    local fit = read(figure.GMNotes).fit
    figure.LuaScript = ''
    put(figure, x, y + 0.3, z, turn, function(top)
      Wait.condition(function()
        local width = top.getBoundsNormalized().size.x
        if fit and width > 0 then
          local scale = top.getScale().x * fit / width
          top.setScale({scale, scale, scale})
        end
        bottom.addAttachment(top)
      end, function() return not top.loading_custom and not bottom.loading_custom end)
    end)
  end)
end

function deploy(object, color)
  local own = read(self.getGMNotes())
  for _, laid in ipairs(laidWith('army')) do
    if laid.mark.army == own.ref then
      printToColor('This army is deployed already. Press Take back first.', color)
      return
    end
  end
  if laying then return end
  local field = findField()
  if not field then
    printToColor('There is no battlefield on the table. Press Battlefield beside the bag of its set first.', color)
    return
  end
  local number = freeStart(field)
  if not number then
    printToColor('All starting locations of this battlefield are taken. Take an army back first.', color)
    return
  end
  laying = true
  Wait.time(function() laying = false end, 2)
  local mark, start = field.mark, field.mark.starts[number]
  local bases, figures, cards, lone = gather(mark.cell)
  local floor = ground()
  local turn = (field.turn + turns[start.edge]) % 360
  local length = start.to - start.from
  local found, left = rowsOf(bases, length, mark.reach)
  for _, one in ipairs(found) do
    for _, base in ipairs(one.bases) do
      local along = start.from + (length - one.wide) / 2 + base.along
      local x, z = onTable(field, start.edge, along, one.depth + base.size / 2)
      local figure = figures[base.ref]
      stand(noted(base.data, own.ref, number), figure and noted(figure, own.ref, number), x, floor + 0.2, z, turn)
    end
  end
  -- The unit cards lie side by side behind the edge.
  local level = start.edge == 'top' or start.edge == 'bottom'
  local edge = level and mark.columns or mark.rows
  local each = math.max(math.floor(edge * mark.cell / step), math.ceil(#bases / rows), 1)
  local wide = math.min(step, edge * mark.cell / each) / mark.cell
  local half = wide * math.min(each, #bases) / 2
  local middle = math.min(math.max((start.from + start.to) / 2, half), edge - half)
  for index, base in ipairs(bases) do
    local card = cards[base.ref] or lone
    if card then
      local line = math.floor((index - 1) / each)
      local count = math.min(each, #bases - line * each)
      local along = middle + (index - 1 - line * each - (count - 1) / 2) * wide
      local x, z = onTable(field, start.edge, along, -(away + line * row) / mark.cell)
      local data = noted(card, own.ref, number)
      data.Transform.rotZ = 0
      put(data, x, floor + 0.3 + 0.02 * index, z, turn)
    end
  end
  local told = self.getName() .. ' is deployed at starting location ' .. number .. '.'
  if #left > 0 then told = told .. ' There was no room for ' .. #left .. ' of its units; they stay in the bag.' end
  printToAll(told)
end

function takeBack(object, color)
  local own = read(self.getGMNotes())
  local count = 0
  for _, laid in ipairs(laidWith('army')) do
    if laid.mark.army == own.ref then
      laid.object.destruct()
      count = count + 1
    end
  end
  if count == 0 then printToColor('Nothing of this army is on the table.', color) end
end
`;
