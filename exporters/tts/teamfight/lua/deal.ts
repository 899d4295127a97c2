import lay from './lay.ts';

/** The brown bag with the button **Deal**. */
export default `${lay}
local laying = false
local heroCount = 12

function onLoad()
  math.randomseed(os.time())
  self.createButton({
    click_function = 'deal', function_owner = self, label = 'Deal',
    position = {0, 0.3, -1.6}, width = 800, height = 340, font_size = 220,
    color = {0.13, 0.12, 0.11}, font_color = {1, 1, 1},
    tooltip = 'Deal a map and 12 heroes evenly from the sets in this bag'
  })
end

-- The maps of all sets, and the heroes of each set that has any.
local function gather()
  local maps, pools = {}, {}
  for _, set in ipairs(self.getData().ContainedObjects or {}) do
    if read(set.GMNotes).setwright == 'set' then
      local heroes = {}
      for _, object in ipairs(set.ContainedObjects or {}) do
        local role = read(object.GMNotes).setwright
        if role == 'hero' then table.insert(heroes, object) end
        if role == 'map' or role == 'map-box' then table.insert(maps, object) end
      end
      if #heroes > 0 then table.insert(pools, shuffle(heroes)) end
    end
  end
  return maps, shuffle(pools)
end

-- One from each set in turn, until there are enough.
local function draw(pools)
  local drawn = {}
  local before = -1
  while #drawn < heroCount and #drawn > before do
    before = #drawn
    for _, pool in ipairs(pools) do
      if #drawn < heroCount and #pool > 0 then table.insert(drawn, table.remove(pool)) end
    end
  end
  return shuffle(drawn)
end

function deal(object, color)
  if laying or isLaid() then
    printToColor('The table is laid already. Clear away what was laid out, then press Deal again.', color)
    return
  end
  local maps, pools = gather()
  if #maps == 0 or #pools == 0 then
    printToColor('Put the bags of one to three sets with heroes and maps into this bag, then press Deal.', color)
    return
  end
  laying = true
  Wait.time(function() laying = false end, 2)
  local floor = ground()
  local map = putMap(maps[math.random(#maps)], floor)
  local sets = #pools
  local heroes = draw(pools)
  local half = math.ceil(#heroes / 2)
  local cards = largest(heroes)
  for index, hero in ipairs(heroes) do
    local isRed = index <= half
    local x, z, turn = place(map, isRed and index or index - half, isRed and half or #heroes - half, isRed, cards)
    putHero(hero, floor, x, z, turn, cards)
  end
  printToAll('Dealt a map and ' .. #heroes .. ' heroes from ' .. sets .. (sets == 1 and ' set.' or ' sets.'))
end
`;
