/** Shared by the scripts of all buttons: what stands on objects, and how they are spawned from the data of bags, which stay full. */
export default `
-- What Setwright noted on an object, or an empty table.
local function read(notes)
  local ok, mark = pcall(function() return JSON.decode(notes) end)
  if ok and type(mark) == 'table' then return mark end
  return {}
end

-- The first object of a bag's data with this role, and with this reference if one is given.
local function child(data, role, ref)
  for _, object in ipairs(data.ContainedObjects or {}) do
    local mark = read(object.GMNotes)
    if mark.setwright == role and (ref == nil or mark.ref == ref) then return object, mark end
  end
end

local function ground()
  local bounds = self.getBounds()
  return bounds.center.y - bounds.size.y / 2
end

-- The same data in tables of its own.
local function copy(data)
  if type(data) ~= 'table' then return data end
  local other = {}
  for key, value in pairs(data) do other[key] = copy(value) end
  return other
end

-- Spawns an object from its data; when it has appeared, after is called with it.
local function put(data, x, y, z, turn, after)
  data.GUID = nil
  data.Tags = data.Tags or {}
  table.insert(data.Tags, 'SetwrightLaid')
  data.Transform.posX, data.Transform.posY, data.Transform.posZ = x, y, z
  if turn then data.Transform.rotY = turn end
  spawnObjectData({data = data, callback_function = after})
end

local function isLaid()
  return #getObjectsWithTag('SetwrightLaid') > 0
end

local function shuffle(list)
  for index = #list, 2, -1 do
    local other = math.random(index)
    list[index], list[other] = list[other], list[index]
  end
  return list
end
`;
