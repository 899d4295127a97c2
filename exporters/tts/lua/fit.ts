/**
 * On each figure: the game does not say how large the base of a figure is, so it is measured once, brought to the size noted in
 * GMNotes, and the note is taken away.
 */
export default `
function onLoad()
  local ok, mark = pcall(function() return JSON.decode(self.getGMNotes()) end)
  if not ok or type(mark) ~= 'table' or not mark.fit then return end
  Wait.condition(function()
    local width = self.getBoundsNormalized().size.x
    if width <= 0 then return end
    local scale = self.getScale().x * mark.fit / width
    self.setScale({scale, scale, scale})
    mark.fit = nil
    self.setGMNotes(JSON.encode(mark))
  end, function() return not self.loading_custom end)
end
`;
