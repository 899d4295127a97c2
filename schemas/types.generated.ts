// Generated from the schemas by `npm run generate`. Do not edit.

/**
 * A picture file of the set, or a picture composed from an icon in the colours of the set.
 */
export interface Art {
/**
 * The path of a PNG or JPEG inside the set's folder, such as "art/warden.jpg".
 */
file?: string
/**
 * What stays in view where the picture is cropped: from the left and from the top, each 0 to 1. The middle if left out.
 */
focus?: number[]
/**
 * The silhouette of a composed picture: a name from the icon library game-icons, such as "visored-helm".
 */
icon?: string
/**
 * A second icon, behind and beside the silhouette.
 */
accent?: string
/**
 * The light and pattern behind the silhouette of a composed picture.
 */
scene?: ("rays" | "hills" | "rings" | "lattice" | "shards" | "embers" | "waves" | "towers")
/**
 * Two colours of a composed picture, light and shadow. The set's colours if left out.
 * 
 * Items: A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colours?: string[]
/**
 * Turn the silhouette to face the other way.
 */
mirror?: boolean
/**
 * Who made the picture and under which licence.
 */
credit?: string
}
/**
 * A die or dice laid beside the card as a counter, with the values to start with.
 */
export interface Die {
/**
 * The printed name.
 */
name: string
/**
 * The colour of the dice.
 */
colour?: ("white" | "black" | "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink" | "brown" | "grey")
/**
 * One value for each die, 1 to 6. A single 1 if left out.
 */
values?: number[]
}
/**
 * A clause that is left to people on purpose, so that it is no gap.
 */
export interface ClauseByHand {
/**
 * The words of the clause as they stand in the text.
 */
clause: string
}
/**
 * How maps look: floor, walls, grid, coordinates and legend. What a map leaves open is as the set's theme has it.
 */
export interface MapLook {
/**
 * What the bare ground is made of. Earth if left out. The map's ground colour tints it.
 */
floor?: ("earth" | "grass" | "stone" | "planks" | "sand" | "snow" | "dark")
/**
 * Your own floor: a PNG or JPEG inside the set's folder, such as "art/floor.jpg", laid instead of the drawn one.
 */
floorPicture?: string
/**
 * Cells along each side of the floor picture where it is laid again and again. It is fitted to the whole board if left out.
 */
floorTile?: number
/**
 * What walls are made of. They play the same. Stone if left out.
 */
walls?: ("stone" | "brick" | "hedge" | "fence" | "iron")
/**
 * How cells are told apart: lines, dots along the edges, crosses at the corners, or nothing. Lines if left out.
 */
grid?: ("lines" | "dots" | "corners" | "none")
/**
 * Where the numbers of columns and rows stand. All sides if left out.
 */
coordinates?: ("all-sides" | "two-sides" | "none")
/**
 * A strip with every terrain, hazard, line and point of the map and its rule, on paper and in pictures. None if left out. Tabletop Simulator tells the rules on hover instead.
 */
legend?: ("none" | "below" | "beside")
}
/**
 * A hero in the state in which it was on the table.
 */
export interface PlayedHero {
/**
 * The id of the hero.
 */
hero: string
/**
 * A digest of all that is played of its cards.
 */
state: string
}
/**
 * A match between people. Without a winner it is still to be played.
 */
export interface PlayedMatch {
/**
 * The id of the map.
 */
map?: string
/**
 * The red side's heroes.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
red: string[]
/**
 * The blue side's heroes.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
blue: string[]
/**
 * Who won.
 */
winner?: ("red" | "blue" | "draw")
/**
 * How long it took.
 */
minutes?: number
/**
 * What people said of single heroes.
 */
notes?: PlayedNote[]
}
/**
 * What people said of a hero. It is never printed.
 */
export interface PlayedNote {
/**
 * The id of the hero.
 */
hero: string
/**
 * The note.
 */
text: string
}
/**
 * An evening on which people play the set: who was on the table, in which state, and what came of it. One file an evening, so that two designers' evenings never meet in one.
 */
export interface Playtest {
/**
 * The day of the evening, such as "2026-11-22".
 */
date: string
/**
 * The digest of the set as it was played, the one that reports of bots have as theirs.
 */
state?: string
/**
 * The heroes of the evening as they were then.
 */
heroes: PlayedHero[]
/**
 * What was played, or is to be played.
 */
matches: PlayedMatch[]
}
/**
 * Fields of an element that differ on one size of card.
 */
export interface TemplateChange {
/**
 * Distance from the left edge.
 */
left?: number
/**
 * Distance from the right edge.
 */
right?: number
/**
 * Distance from the top edge.
 */
top?: number
/**
 * Distance from the bottom edge.
 */
bottom?: number
/**
 * Width, with left or right; centred with neither.
 */
width?: number
/**
 * Height, with top or bottom; in the middle with neither.
 */
height?: number
/**
 * The colour, by its part in the theme.
 */
tone?: ("main" | "shade" | "deep" | "pale" | "paper" | "ink" | "accent" | "on-deep")
/**
 * The form of a band's or panel's edge; of an area, straight is one plain colour and the others are ornaments of the back.
 */
shape?: ("straight" | "bracket" | "arch" | "notch" | "frame" | "medallion")
/**
 * The font of a line: the theme's font of names, or one of the faces' own.
 */
font?: ("title" | "body" | "body-italic" | "caps" | "caps-heavy" | "condensed" | "condensed-bold")
/**
 * Size of the text in points.
 */
size?: number
/**
 * How small the text may become, in points.
 */
least?: number
/**
 * How large the panel's text may become where all cards of its deck have room, in points; the usual size if left out.
 */
most?: number
/**
 * Where a line of words stands in its box.
 */
align?: ("left" | "centre" | "right")
/**
 * The least height of the panel.
 */
low?: number
/**
 * How near to the top edge the panel may grow.
 */
high?: number
/**
 * How far from the left edge the panel begins where it stands beside the picture and not below it.
 */
beside?: number
/**
 * Distance of the panel's text from the left and right edges.
 */
margin?: number
/**
 * Distance of the panel's text from the panel's upper edge.
 */
head?: number
/**
 * Distance of the panel's text from the bottom edge.
 */
foot?: number
/**
 * Whether it is painted a second time, turned by half a circle around the middle of the card.
 */
turned?: boolean
/**
 * Whether it is left out on this size of card.
 */
hidden?: boolean
}
/**
 * What differs on one size of card, by the id of the element.
 */
export interface TemplateChanges {
[k: string]: TemplateChange
}
/**
 * One thing that is painted on a card.
 */
export interface TemplateElement {
/**
 * Name of the element in its template.
 */
id: string
/**
 * What is painted: a plain area, the set's pattern, the card's picture, a name band, the panel with the card's text, a single line of words, a badge with a figure, a figure on a plate with its name below, the strip of costs, complexity as diamonds, the set's emblem, or the set's own frame picture.
 */
kind: ("area" | "pattern" | "art" | "band" | "panel" | "line" | "badge" | "figure" | "cost" | "complexity" | "emblem" | "frame")
/**
 * Distance from the left edge.
 */
left?: number
/**
 * Distance from the right edge.
 */
right?: number
/**
 * Distance from the top edge.
 */
top?: number
/**
 * Distance from the bottom edge.
 */
bottom?: number
/**
 * Width, with left or right; centred with neither.
 */
width?: number
/**
 * Height, with top or bottom; in the middle with neither.
 */
height?: number
/**
 * "above-panel": on the part of the card that the panel leaves free, above it or beside it. "panel-edge": centred on the edge between the two.
 */
on?: ("above-panel" | "panel-edge")
/**
 * The colour, by its part in the theme.
 */
tone?: ("main" | "shade" | "deep" | "pale" | "paper" | "ink" | "accent" | "on-deep")
/**
 * The form of a band's or panel's edge; of an area, straight is one plain colour and the others are ornaments of the back.
 */
shape?: ("straight" | "bracket" | "arch" | "notch" | "frame" | "medallion")
/**
 * Which fact of the card is shown.
 */
of?: ("name" | "owner" | "label" | "set" | "stamp" | "health" | "speed" | "strength" | "figure-1" | "figure-2" | "figure-3" | "figure-4" | "figure-5" | "figure-6")
/**
 * The font of a line: the theme's font of names, or one of the faces' own.
 */
font?: ("title" | "body" | "body-italic" | "caps" | "caps-heavy" | "condensed" | "condensed-bold")
/**
 * Size of the text in points.
 */
size?: number
/**
 * How small the text may become, in points.
 */
least?: number
/**
 * How large the panel's text may become where all cards of its deck have room, in points; the usual size if left out.
 */
most?: number
/**
 * Where a line of words stands in its box.
 */
align?: ("left" | "centre" | "right")
/**
 * The least height of the panel.
 */
low?: number
/**
 * How near to the top edge the panel may grow.
 */
high?: number
/**
 * How far from the left edge the panel begins where it stands beside the picture and not below it.
 */
beside?: number
/**
 * Distance of the panel's text, or of what a picture shows, from the left and right edges.
 */
margin?: number
/**
 * Distance of the panel's text from the panel's upper edge.
 */
head?: number
/**
 * Distance of the panel's text from the bottom edge.
 */
foot?: number
/**
 * Whether it is painted a second time, turned by half a circle around the middle of the card.
 */
turned?: boolean
/**
 * Whether it is left out on this size of card.
 */
hidden?: boolean
}
/**
 * Where a zone lies on the card and how large it is, in millimetres from the trimmed upper left corner.
 */
export interface TemplatePlace {
/**
 * Distance of its left edge from the left edge of the card.
 */
x: number
/**
 * Distance of its upper edge from the upper edge of the card.
 */
y: number
/**
 * How wide it is.
 */
width: number
/**
 * How high it is.
 */
height: number
}
/**
 * Zones of one kind of card that a set has moved, by the name of the zone.
 */
export interface TemplatePlaces {
[k: string]: TemplatePlace
}
/**
 * How one kind of card is laid out. Lengths are millimetres from the trimmed edges, so that one template serves all sizes; negative lengths lie in the bleed.
 */
export interface Template {
/**
 * The kind of card it is for.
 */
kind: ("hero" | "ability" | "summon" | "rules" | "hint" | "picture" | "words" | "poster" | "play-card" | "trait" | "unit" | "back")
/**
 * What is painted, from the back to the front.
 */
elements: TemplateElement[]
/**
 * What differs on other sizes of card: fields of elements, by the element's id.
 */
sizes?: {
tarot?: TemplateChanges
bridge?: TemplateChanges
mini?: TemplateChanges
square?: TemplateChanges
jumbo?: TemplateChanges
}
landscape?: TemplateChanges
/**
 * What differs on other sizes of card that lie, beside what differs on cards that lie.
 */
landscapeSizes?: {
tarot?: TemplateChanges
bridge?: TemplateChanges
mini?: TemplateChanges
jumbo?: TemplateChanges
}
}
/**
 * How the cards and maps of a set look.
 */
export interface Theme {
/**
 * The set's main colour and its shade, for panels and frames.
 * 
 * Items: A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colours?: string[]
/**
 * The colour behind the text.
 */
paper?: string
/**
 * The colour of the text.
 */
ink?: string
/**
 * The set's sign: an icon of the library game-icons.
 */
emblem?: string
/**
 * The pattern on backs and panels. Diamonds if left out.
 */
pattern?: ("chevrons" | "diamonds" | "hexes" | "scales" | "weave" | "dots" | "plain")
/**
 * Your own frame: a PNG with a transparent middle, as large as the card with its bleed, laid over the front of each card.
 */
frame?: string
/**
 * The font of names. Cinzel if left out.
 */
titleFont?: ("cinzel" | "alegreya-sans-sc" | "barlow-condensed")
/**
 * The size of the set's cards. Poker if left out.
 */
cardSize?: ("poker" | "standard" | "bridge" | "euro" | "tarot" | "mini" | "mini-euro" | "square" | "jumbo")
/**
 * Whether the set's cards stand or lie. Portrait if left out; square cards do neither.
 */
orientation?: ("portrait" | "landscape")
/**
 * Kinds of cards that do otherwise than the rest of the set. A kind of a plain set may say it in its own file too.
 */
orientations?: {
/**
 * Whether hero cards stand or lie.
 */
hero?: ("portrait" | "landscape")
/**
 * Whether ability cards stand or lie.
 */
ability?: ("portrait" | "landscape")
/**
 * Whether summon cards stand or lie.
 */
summon?: ("portrait" | "landscape")
/**
 * Whether rules cards stand or lie.
 */
rules?: ("portrait" | "landscape")
/**
 * Whether hint cards stand or lie.
 */
hint?: ("portrait" | "landscape")
/**
 * Whether cards with a picture stand or lie.
 */
picture?: ("portrait" | "landscape")
/**
 * Whether cards of words stand or lie.
 */
words?: ("portrait" | "landscape")
/**
 * Whether cards that are a picture stand or lie.
 */
poster?: ("portrait" | "landscape")
/**
 * Whether play cards stand or lie.
 */
"play-card"?: ("portrait" | "landscape")
/**
 * Whether traits stand or lie.
 */
trait?: ("portrait" | "landscape")
/**
 * Whether unit cards stand or lie.
 */
unit?: ("portrait" | "landscape")
}
maps?: MapLook
/**
 * Zones of cards that you moved or sized, by the kind of card; cards that lie have places of their own. All other zones stay where the card's own layout has them.
 */
templates?: {
hero?: TemplatePlaces
ability?: TemplatePlaces
summon?: TemplatePlaces
rules?: TemplatePlaces
hint?: TemplatePlaces
picture?: TemplatePlaces
words?: TemplatePlaces
poster?: TemplatePlaces
"play-card"?: TemplatePlaces
trait?: TemplatePlaces
unit?: TemplatePlaces
back?: TemplatePlaces
"hero-landscape"?: TemplatePlaces
"ability-landscape"?: TemplatePlaces
"summon-landscape"?: TemplatePlaces
"rules-landscape"?: TemplatePlaces
"hint-landscape"?: TemplatePlaces
"picture-landscape"?: TemplatePlaces
"words-landscape"?: TemplatePlaces
"poster-landscape"?: TemplatePlaces
"play-card-landscape"?: TemplatePlaces
"trait-landscape"?: TemplatePlaces
"unit-landscape"?: TemplatePlaces
"back-landscape"?: TemplatePlaces
}
}
/**
 * The texts of one entity in another language, by JSON pointer into the entity's file; those of set.json lie in texts/<language>/set.json. Only texts that are printed are translated, and the original is what is played.
 */
export interface Translation {
/**
 * The original that each text was translated from, by the same places, so that a text that changed since is told. Of a text that stands not here nobody knows.
 */
$original?: {
/**
 * The text as it was when it was translated.
 */
[k: string]: string
}
/**
 * The translated text.
 */
[k: string]: string | {
/**
 * The text as it was when it was translated.
 */
[k: string]: string
} | undefined
}
/**
 * A state that a unit can be in, handed out as a token and named in texts.
 */
export interface Condition {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * A clause that is left to people on purpose, so that it is no gap. With a stand-in, bots play that instead, and every figure that rests on it is marked as approximate.
 */
export interface ByHand {
/**
 * The words of the clause as they stand in the text, such as "Everybody sings."
 */
clause: string
/**
 * What bots do instead, roughly, in this order. On a passive, condition or token it happens at the start of each turn of its bearer; on a hazard, to whoever it triggers for.
 */
standIn?: StandIn[]
}
/**
 * One effect, for simulation only.
 */
export interface StandIn {
/**
 * What happens.
 */
effect: ("damage" | "heal" | "overshield" | "push" | "pull" | "move" | "give" | "lose")
/**
 * The target that the text has chosen, the unit itself, one enemy or ally that it chooses in sight, or all of them. The target if left out.
 */
to?: ("target" | "you" | "enemy" | "ally" | "enemies" | "allies")
/**
 * How far enemies and allies may be. Any distance if left out.
 */
range?: number
/**
 * Points of damage, healing or overshield, spaces, or tokens. 1 if left out.
 */
amount?: number
/**
 * The condition, token or counter that is given or lost.
 */
token?: string
}
/**
 * Something that is counted on a card, such as ammunition.
 */
export interface Counter {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
art?: Art
/**
 * How many there are at the start of a game. 0 if left out.
 */
start?: number
/**
 * How many there can be at once. No limit if left out.
 */
most?: number
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * A main unit that players choose during setup, with its unit card and its extra ability cards.
 */
export interface Hero {
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
/**
 * How much a player has to keep in mind, 1 (easy) to 5.
 */
complexity?: number
/**
 * The damage it takes to kill the unit.
 */
health: number
/**
 * Spaces a move action goes.
 */
speed: number
/**
 * Spaces along each side of the unit's square. 1 if left out.
 */
size?: number
art?: Art
/**
 * Always active, or automatic responses to a trigger; at the top of the unit card.
 */
passives?: Passive[]
/**
 * The abilities printed on the unit card itself.
 */
defaultAbilities?: DefaultAbility[]
/**
 * The hero's other abilities, one card each, in the order of the deck.
 */
abilities?: Ability[]
/**
 * Units that this hero brings into play, or forms it changes into.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
summons?: string[]
/**
 * Conditions, tokens, markers, counters and terrain that come with the unit card.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
tokens?: string[]
/**
 * Hints that explain words on the unit card.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
hints?: string[]
/**
 * Dice that come with the unit card.
 */
dice?: Die[]
}
/**
 * Always active, or a response to a trigger. Its name may be the trigger, the whole rule, or a label.
 */
export interface Passive {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
}
/**
 * An ability printed on the unit card.
 */
export interface DefaultAbility {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * Conditions, tokens, markers, counters and terrain that come with the ability.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
tokens?: string[]
/**
 * Hints that explain words of the ability.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
hints?: string[]
/**
 * Dice that come with the ability.
 */
dice?: Die[]
}
/**
 * A card with one ability.
 */
export interface Ability {
/**
 * A lasting name of small letters, digits and hyphens. It never changes, also when the printed name does.
 */
id: string
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
art?: Art
/**
 * Conditions, tokens, markers, counters and terrain that come with the card.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
tokens?: string[]
/**
 * Hints that explain words of the card.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
hints?: string[]
/**
 * Dice that come with the card.
 */
dice?: Die[]
}
/**
 * A short explanation of a word, printed small for those who need it.
 */
export interface Hint {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * A board of square cells, with walls, cover and height steps on the edges between them.
 */
export interface MapFile {
/**
 * The printed name.
 */
name: string
/**
 * Scoring and terrain rules of this map, shown on hover and printed beside it.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
/**
 * Cells from left to right.
 */
columns: number
/**
 * Cells from top to bottom.
 */
rows: number
picture?: Art
/**
 * Where the picture lies: its left and upper edge, its width and its height, all in cells from the map's top left corner.
 */
pictureAt?: {
/**
 * Cells from the map's left edge.
 */
x: number
/**
 * Cells from the map's upper edge.
 */
y: number
/**
 * In cells.
 */
width: number
/**
 * In cells.
 */
height: number
}
/**
 * Whether the picture is the printed ground, or lies below the map only while it is painted, to trace. Printed if left out.
 */
pictureUse?: ("printed" | "tracing")
/**
 * How strongly it shows while you trace it, in percent. 60 if left out.
 */
pictureStrength?: number
/**
 * The colour of the bare ground.
 */
ground?: string
look?: MapLook
/**
 * Edge segments that block movement and sight.
 * 
 * Items: A straight line between two corners of the grid, counted from 0 at the top left: "3,0 3,4" runs down between columns 2 and 3 along rows 0 to 3.
 */
walls?: string[]
/**
 * Edge segments that give +2def to units beside them against attacks from the other side.
 * 
 * Items: A straight line between two corners of the grid, counted from 0 at the top left: "3,0 3,4" runs down between columns 2 and 3 along rows 0 to 3.
 */
cover?: string[]
/**
 * Edge segments with the side that lies lower: "3,0 3,4 right" means one steps down to the right.
 * 
 * Items: An edge segment and the side that lies lower, such as "3,0 3,4 right".
 */
heights?: string[]
/**
 * Cells filled with a kind of terrain.
 * 
 * Items: A kind of terrain and its cells.
 */
terrain?: {
/**
 * The id of the terrain.
 */
kind: string
/**
 * Cells counted from 0 at the top left: "3,5" is column 3, row 5; "0-4,5" is columns 0 to 4 of row 5.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
cells: string[]
}[]
/**
 * Where each side's heroes start.
 */
deploy?: {
/**
 * The cells of the red deploy zone.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
red?: string[]
/**
 * The cells of the blue deploy zone.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
blue?: string[]
}
/**
 * Cells that do something to units that enter them or end their turn there.
 * 
 * Items: A dangerous area.
 */
hazards?: {
/**
 * The printed name.
 */
name: string
/**
 * What it does, such as "1dmg".
 */
effect: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
/**
 * Cells counted from 0 at the top left: "3,5" is column 3, row 5; "0-4,5" is columns 0 to 4 of row 5.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
cells: string[]
}[]
/**
 * Areas that score for the side with more units on them.
 * 
 * Items: A scoring area.
 */
controlPoints?: {
/**
 * The printed name.
 */
name: string
/**
 * Cells counted from 0 at the top left: "3,5" is column 3, row 5; "0-4,5" is columns 0 to 4 of row 5.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
cells: string[]
}[]
/**
 * Markers and objects that lie on the map at the start.
 * 
 * Items: A marker or object and its place.
 */
markers?: {
/**
 * The id of the marker, token, condition or summon.
 */
kind: string
/**
 * The cell of its top left corner, such as "3,5".
 */
at: string
/**
 * The side it belongs to, if any.
 */
team?: ("red" | "blue")
}[]
/**
 * Conditions, tokens, markers and terrain that come with the map.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
tokens?: string[]
/**
 * Hints that explain what is on the map.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
hints?: string[]
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * A square piece that lies on the map. An object can be targeted like a unit.
 */
export interface Marker {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
art?: Art
back?: Art
/**
 * Spaces along each side of the marker's square. 1 if left out.
 */
size?: number
/**
 * Whether it can be targeted like a unit.
 */
object?: boolean
/**
 * The damage it takes to destroy an object.
 */
health?: number
/**
 * Whether units can neither enter nor pass.
 */
blocksMovement?: boolean
/**
 * Whether it throws a shadow.
 */
blocksSight?: boolean
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * What a figure of a report is to come to.
 */
export interface Goal {
/**
 * What is looked at: what each hero wins, what the first player or the red side wins, draws and leads after round 3 that still lose, all in percent; or rounds, decisions and choices a turn, clauses by hand a match.
 */
figure: ("heroes" | "first" | "red" | "draws" | "swing" | "rounds" | "decisions" | "choices" | "manual")
/**
 * The least that is wanted.
 */
least?: number
/**
 * The most that is wanted.
 */
most?: number
}
/**
 * What the rules document leaves open or its versions differ in. What is left out follows the preset.
 */
export interface RuleOptions {
/**
 * The version of the rules document that fills in what is left out. "current" if left out.
 */
preset?: ("current" | "older")
/**
 * How many rounds a game lasts.
 */
rounds?: number
/**
 * How many heroes each player deploys.
 */
heroesPerSide?: number
/**
 * How many heroes are drawn before they are divided into two pools.
 */
poolSize?: number
/**
 * The highest def an attack roll can meet.
 */
defCap?: number
/**
 * "enter-or-end": when a unit enters or ends its turn there. "touch": when a unit in it is moved or acts.
 */
hazardTrigger?: ("enter-or-end" | "touch")
/**
 * Whether a hazard triggers at most once a turn for each of its spaces or once for all of them.
 */
hazardLimit?: ("space" | "hazard")
/**
 * What happens to a control point on which both sides have equally many units, but not none.
 */
controlPointTie?: ("keeps-owner" | "unowned")
/**
 * Whether an area centred on the acting unit affects that unit too.
 */
areaIncludesUser?: boolean
/**
 * Whether units throw shadows like obstacles.
 */
unitsBlockSight?: boolean
/**
 * Whether the point for a killed hero is lost again when the hero comes back.
 */
returnedHeroCostsPoint?: boolean
}
/**
 * A card of rules that hold for the whole set.
 */
export interface RulesCard {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
art?: Art
/**
 * Conditions, tokens, markers, counters and terrain that come with the card.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
tokens?: string[]
/**
 * Hints that explain words of the card.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
hints?: string[]
/**
 * Dice that come with the card.
 */
dice?: Die[]
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * One thing that is done: a turn is waited for, a unit moves, uses an ability or ends its turn, or only choices are made.
 */
export interface SceneStep {
/**
 * Ends turns until it is this unit's. Responses on the way are passed.
 */
turn?: string
/**
 * The letter of who acts; one that came later by its name, such as "Mud Crab 2". Whose turn it is if left out.
 */
unit?: string
/**
 * The name of the ability that the unit uses.
 */
use?: string
/**
 * The space that the unit goes to with its move action.
 */
move?: string
/**
 * The spaces that it goes through, the last one too. The shortest way if left out.
 * 
 * Items: Column and row such as "3,5".
 */
path?: string[]
/**
 * It moves with its standard action.
 */
double?: boolean
/**
 * The unit ends its turn.
 */
end?: true
/**
 * What is chosen, in order: a unit's letter, a space "3,5", all spaces of an area "3-5,2 3-5,3", the first words of an option, an ability, "yes", "no", "pass". Responses that are not named are passed.
 * 
 * Items: A letter, a space, the spaces of an area, an option, an ability, "yes", "no" or "pass".
 */
pick?: string[]
/**
 * How the dice of this step fall, in order. All must be used.
 */
rolls?: (number | SceneRoll)[]
/**
 * What must hold after this step.
 */
expect?: SceneExpectation[]
}
/**
 * A roll with what it is for.
 */
export interface SceneRoll {
/**
 * What the die shows.
 */
value: number
/**
 * What the roll must be for, as the log says it.
 */
label: string
}
/**
 * Something that must hold: of a unit, of a marker, or of the step. Only what is written is compared.
 */
export interface SceneExpectation {
/**
 * The letter of the unit; one that came later by its name, such as "Mud Crab 2".
 */
unit?: string
/**
 * Its health.
 */
health?: number
/**
 * Its overshield.
 */
overshield?: number
/**
 * Where it stands, as column and row: "3,5".
 */
at?: string
/**
 * Whether it is dead, or gone from the map.
 */
dead?: boolean
/**
 * Conditions, tokens and counters by their ids, with a number in front of several: "common/slow", "2 luck"; "0 luck" is none.
 * 
 * Items: The id of a condition, token or counter; in front of it how many, where it is not one: "2 luck".
 */
tokens?: string[]
/**
 * The id of the stance it is in.
 */
stance?: string
/**
 * Its abilities that are tapped, all of them, by name.
 * 
 * Items: The name of an ability.
 */
tapped?: string[]
/**
 * The id of a marker or terrain that can be placed.
 */
marker?: string
/**
 * All spaces that the marker lies on, as "3,5" or "0-4,5"; an empty list for none.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
on?: string[]
/**
 * The step is not legal: the number of the rule that forbids it, such as "T-161", or the refusal's code, such as "ability/tapped".
 */
refused?: string
/**
 * What can be done now: picks of the open choice; where none is open abilities to use or spaces to move to.
 * 
 * Items: A letter, a space, an option or an ability.
 */
can?: string[]
/**
 * What cannot be done now, as for "can".
 * 
 * Items: A letter, a space, an option or an ability.
 */
cannot?: string[]
/**
 * The def that the last attack of this step met.
 */
def?: number
/**
 * The crit bonus of the last attack of this step.
 */
crit?: number
/**
 * The points of both players, the first player's first.
 */
points?: number[]
}
/**
 * A small situation and what must come of it: a test of a card that a designer writes. "setwright test" plays it; it is never printed or exported.
 */
export interface Scene {
/**
 * What the scene shows, such as "Locked Shields guards allies in range 1".
 */
name: string
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * The id of the map it is played on. A scene has either this or a drawing.
 */
map?: string
/**
 * A small map, one text a row: "." is open ground, a letter is a unit, other signs are terrain.
 * 
 * Items: The spaces of a row from left to right, one sign each; blanks between them do not count.
 */
drawing?: string[]
/**
 * What the signs of the drawing are that are no letters.
 * 
 * Items: A sign of the drawing and the terrain it stands for.
 */
terrain?: {
/**
 * One sign that is neither a letter nor a digit nor ".", such as "#".
 */
sign: string
/**
 * The id of the terrain, such as "common/rock".
 */
kind: string
}[]
/**
 * Edge segments of the drawing that block movement and sight.
 * 
 * Items: A straight line between two corners of the grid, counted from 0 at the top left: "3,0 3,4" runs down between columns 2 and 3 along rows 0 to 3.
 */
walls?: string[]
/**
 * Edge segments of the drawing that give +2def from the other side.
 * 
 * Items: A straight line between two corners of the grid, counted from 0 at the top left: "3,0 3,4" runs down between columns 2 and 3 along rows 0 to 3.
 */
cover?: string[]
/**
 * The version of the rules document or single rule options to play by. Those of the set if left out.
 */
rules?: (("current" | "older") | RuleOptions)
/**
 * The round it begins in. 1 if left out.
 */
round?: number
/**
 * Who and what stands on the map. Heroes take their turns in this order, the first player's first.
 * 
 * Items: A hero, summon or marker, and how it stands when the scene begins.
 */
units: {
/**
 * Names it in this scene. Small letters are the first player's, capitals the second player's.
 */
letter: string
/**
 * The id of the hero, summon or marker.
 */
card: string
/**
 * Column and row such as "3,5", counted from 0 at the top left. Needed only where no drawing shows it.
 */
at?: string
/**
 * The letter of the hero that summoned or placed it.
 */
of?: string
/**
 * What it has left; full if left out.
 */
health?: number
/**
 * What it has; none if left out.
 */
overshield?: number
/**
 * Conditions, tokens and counters by their ids, with a number in front of several: "common/slow", "2 luck"; "0 luck" is none.
 * 
 * Items: The id of a condition, token or counter; in front of it how many, where it is not one: "2 luck".
 */
tokens?: string[]
}[]
/**
 * What is done, one thing after the other, and what is expected after it.
 */
steps: SceneStep[]
}
/**
 * The set.json of a Tabletop Teamfight set: what it is called, which rules it plays by and which shared words it uses.
 */
export interface TeamfightSet {
/**
 * A lasting name of small letters, digits and hyphens. It never changes, also when the printed name does.
 */
id: string
/**
 * The family of rules.
 */
system: "teamfight"
/**
 * The version of the file format.
 */
format: number
/**
 * The version of the set, stamped small on every card.
 */
version?: string
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
/**
 * The language the cards are written in, such as "en" or "pt-BR". "en" if left out.
 */
language?: string
/**
 * The languages the set is translated into. The translated texts lie in texts/<language>/.
 * 
 * Items: A language such as "es" or "pt-BR".
 */
languages?: string[]
/**
 * Who made the set.
 */
authors?: string[]
/**
 * Under which terms others may use the set.
 */
licence?: string
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * Folders of shared words, seen from this one, such as "../common".
 */
uses?: string[]
/**
 * The version of the rules document the set plays by, or single rule options of your own.
 */
rules?: (("current" | "older") | RuleOptions)
/**
 * What the set is to come to when bots play it. Each report says which goals are met, and which cannot be decided yet.
 */
goals?: Goal[]
/**
 * The setup recommended for a first game: a map and the heroes of both sides in turn order.
 */
intro?: {
/**
 * The id of the map.
 */
map: string
/**
 * The red side's heroes in turn order.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
red: string[]
/**
 * The blue side's heroes in turn order.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
blue: string[]
}
}
/**
 * A unit that a hero creates, or a form a hero changes into. It has no extra ability cards.
 */
export interface Summon {
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
/**
 * The damage it takes to kill the unit.
 */
health: number
/**
 * Spaces a move action goes.
 */
speed: number
/**
 * Spaces along each side of the unit's square. 1 if left out.
 */
size?: number
art?: Art
/**
 * Always active, or automatic responses to a trigger; at the top of the unit card.
 */
passives?: Passive[]
/**
 * The abilities printed on the unit card itself.
 */
defaultAbilities?: DefaultAbility[]
/**
 * Conditions, tokens, markers, counters and terrain that come with the unit card.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
tokens?: string[]
/**
 * Hints that explain words on the unit card.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
hints?: string[]
/**
 * Dice that come with the unit card.
 */
dice?: Die[]
}
/**
 * A kind of ground. A cell filled with terrain that blocks both movement and sight is a solid.
 */
export interface Terrain {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
art?: Art
/**
 * Spaces along each side of the marker's square. 1 if left out.
 */
size?: number
/**
 * Whether units can neither enter nor pass.
 */
blocksMovement?: boolean
/**
 * Whether it throws a shadow.
 */
blocksSight?: boolean
/**
 * Movement it takes to enter a space of it. 1 if left out.
 */
enterCost?: number
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
/**
 * What fills its cells on a map. If left out, it follows from what the terrain does. "picture" lays the card's own picture into each cell.
 */
texture?: ("water" | "ice" | "mud" | "furrows" | "leaves" | "stalks" | "rubble" | "planks" | "embers" | "picture")
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * A round piece that lies with a unit as a reminder.
 */
export interface Token {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ByHand[]
art?: Art
back?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * What the card defends against, and with how many points.
 */
export interface DefenceLine {
/**
 * The type of attack, or "all" for attacks of any type.
 */
against: ("physical" | "chemical" | "energy" | "all")
/**
 * Points of defence; with a minus sign the card harms whoever defends with it. 0 if left out.
 */
points?: number
/**
 * No attack gets through this card. It needs no points then.
 */
infinite?: boolean
/**
 * Points that are added against single subtypes.
 */
bonuses?: SubtypeBonus[]
}
/**
 * Points that are added against attacks of one subtype.
 */
export interface SubtypeBonus {
/**
 * The subtype of the attack.
 */
subtype: ("melee" | "range" | "fire" | "ice" | "biological" | "corrosive" | "electric" | "plasma")
/**
 * Points that are added; with a minus sign, taken away.
 */
points: number
}
/**
 * A card of the main deck: an attack, a defence or an ability.
 */
export interface HammerspacePlayCard {
/**
 * The printed name.
 */
name: string
/**
 * What the card is for: attack cards are red, defence cards blue, ability cards green.
 */
kind: ("attack" | "defence" | "ability")
/**
 * The type of an attack.
 */
type?: ("physical" | "chemical" | "energy")
/**
 * The subtype of an attack: melee and range are physical; fire, ice, biological and corrosive are chemical; electric and plasma are energy.
 */
subtype?: ("melee" | "range" | "fire" | "ice" | "biological" | "corrosive" | "electric" | "plasma")
/**
 * The points of an attack before the die is added.
 */
strength?: number
/**
 * Who is hit by an attack: one player, one adjacent player, two players sitting together, or all players, the attacker too.
 */
hits?: ("one" | "adjacent" | "two-together" | "all")
/**
 * What the card defends against. One line a type.
 */
defence?: DefenceLine[]
/**
 * Faces of the die, from 1 to 6, on which the card is kept after it was used.
 * 
 * Items: A face of the die, from 1 to 6.
 */
keepOn?: number[]
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ClauseByHand[]
/**
 * Words that set the mood and change nothing, printed in italics.
 */
flavour?: string
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * What the rules document leaves open or its versions differ in. What is left out follows the preset.
 */
export interface HammerspaceRuleOptions {
/**
 * The version of the rules document that fills in what is left out. "current" if left out.
 */
preset?: ("current" | "older")
/**
 * How many health points each player begins with.
 */
startingHp?: number
/**
 * How many of the three traits dealt to each player are kept. With 0 nobody has traits.
 */
traitsKept?: number
/**
 * After so many turns, all players' together, the most HP win. 0 for a game to the last player.
 */
turnLimit?: number
/**
 * "any": a player may pass on every turn. "stuck": only one who cannot play a card.
 */
passing?: ("any" | "stuck")
/**
 * Whether the hidden card may change when new cards are taken, not only when a turn begins.
 */
flipWithCards?: boolean
/**
 * Whether players may change the order of their row.
 */
reordering?: boolean
/**
 * Which matching cards a defender may choose once they reach the attack. "minimal": those of which none could be left out. "more": more too. "free": any matching cards, or none.
 */
covering?: ("minimal" | "more" | "free")
/**
 * "always": it is rolled in every defence. "needed": only where the cards do not reach the attack.
 */
defenceDie?: ("always" | "needed")
/**
 * How many ability cards may be added to one attack or one defence.
 */
boosts?: ("several" | "one")
/**
 * What counts as the highest value of a defence card where all of its values may be used: its best points with the best bonus of that type, or its best points alone.
 */
multidefence?: ("with-bonus" | "without")
/**
 * Against which attacks a card reflects that was made to match: "matching", only those it matches by itself; "any", all that it is used against.
 */
reflection?: ("matching" | "any")
/**
 * Whether what an attack does without a condition also happens to a defender who lost no HP.
 */
effectsWithoutLoss?: boolean
/**
 * Whether a card that makes players discard cards of a kind reaches the hidden one.
 */
hiddenDiscarded?: boolean
/**
 * Who is struck by what a successful attack does: each defender who lost HP, or all of them where one did.
 */
success?: ("defender" | "attack")
/**
 * When places in a row are counted: before the cards spent in the defence leave, or after.
 */
positions?: ("before" | "after")
/**
 * Whether turns that are lost add up, or several at once are one.
 */
lostTurns?: ("one" | "add-up")
/**
 * Who has the most HP where several share it: each of them, or nobody.
 */
mostHp?: ("tied" | "alone")
/**
 * What happens where the last players fall at once: a draw, or the attacker wins.
 */
allDown?: ("draw" | "attacker")
}
/**
 * The set.json of a Hammerspace set: what it is called, which rules it plays by and which other sets it uses.
 */
export interface HammerspaceSet {
/**
 * A lasting name of small letters, digits and hyphens. It never changes, also when the printed name does.
 */
id: string
/**
 * The family of rules.
 */
system: "hammerspace"
/**
 * The version of the file format.
 */
format: number
/**
 * The version of the set, stamped small on every card.
 */
version?: string
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
/**
 * The language the cards are written in, such as "en" or "pt-BR". "en" if left out.
 */
language?: string
/**
 * The languages the set is translated into. The translated texts lie in texts/<language>/.
 * 
 * Items: A language such as "es" or "pt-BR".
 */
languages?: string[]
/**
 * Who made the set.
 */
authors?: string[]
/**
 * Under which terms others may use the set.
 */
licence?: string
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * Folders of other sets whose cards go into the same deck, seen from this one, such as "../base".
 */
uses?: string[]
/**
 * The version of the rules document the set plays by, or single rule options of your own.
 */
rules?: (("current" | "older") | HammerspaceRuleOptions)
}
/**
 * A card that lies open before its player for the whole game.
 */
export interface HammerspaceTrait {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ClauseByHand[]
/**
 * Words that set the mood and change nothing, printed in italics.
 */
flavour?: string
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * A card with one ability that characters buy.
 */
export interface ThouaAbility {
/**
 * The printed name.
 */
name: string
/**
 * Which of the four elements it belongs to. Defenders roll the die of this element.
 */
element: ("earth" | "fire" | "water" | "wind")
/**
 * From 1 to 3. It costs two character points a rank, and needs an ability of the rank below in the same element.
 */
rank: number
/**
 * What it is for. Damage and control abilities are rolled against each target; support and passive ones are not.
 */
type: ("damage" | "control" | "support" | "passive")
/**
 * What using it costs. A passive ability costs nothing and leaves this out.
 */
actionPoints?: number
/**
 * Turns until it can be used again, counted at the end of the user's own turns: 1 is every turn. A passive ability leaves this out.
 */
cooldown?: number
/**
 * With which roll it is used: attack against defence, or status against resistance. Support and passive abilities leave this out.
 */
roll?: ("attack" | "status")
/**
 * Whom it may be used on: an enemy, an ally (the user too), the user alone, anybody, or an open space.
 */
target: ("enemy" | "ally" | "self" | "any" | "space")
/**
 * How it spreads over the map. One target if left out.
 */
shape?: ("area" | "aura" | "burst" | "line" | "splash")
/**
 * Spaces of an area, across and down, such as "2x2".
 */
area?: ("1x2" | "1x3" | "1x4" | "1x5" | "2x1" | "2x2" | "2x3" | "2x4" | "2x5" | "3x1" | "3x2" | "3x3" | "3x4" | "3x5" | "4x1" | "4x2" | "4x3" | "4x4" | "4x5" | "5x1" | "5x2" | "5x3" | "5x4" | "5x5")
/**
 * How far it reaches, in spaces.
 */
range?: number
/**
 * What it does, in the game's notation, such as "Enemy takes Earth Damage 1d10."
 */
effect?: string
/**
 * What it does besides where something holds, such as "Character STR 10 or more: Add Fire Damage +1d6."
 */
special?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ClauseByHand[]
/**
 * Words that set the mood and change nothing, printed in italics.
 */
flavour?: string
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * Something that a character carries, with a bonus and a penalty.
 */
export interface ThouaArtifact {
/**
 * The printed name.
 */
name: string
/**
 * What it gives, such as "Attack Rolls +2".
 */
bonus?: string
/**
 * What it takes, such as "Defense Rolls -2".
 */
penalty?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ClauseByHand[]
essences?: EssenceCost
/**
 * Words that set the mood and change nothing, printed in italics.
 */
flavour?: string
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * What it is made of.
 */
export interface EssenceCost {
/**
 * How many essences.
 */
count: number
/**
 * How strong each of them is.
 */
grade: ("lesser" | "normal" | "greater")
/**
 * The element of the essences.
 */
element: ("earth" | "fire" | "water" | "wind")
}
/**
 * A hero of the party: a race, attributes bought by the rules, abilities and artifacts.
 */
export interface ThouaCharacter {
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * The id of the race.
 */
race: string
/**
 * From 1 to 10.
 */
level: number
attributes: AttributeScores
/**
 * The attribute that the race raises by 2: one of the two that it names.
 */
raceIncrease?: ("str" | "int" | "vit" | "wis")
/**
 * The attribute that is raised by 1 at level 1 and at each odd level, in that order.
 * 
 * Items: One of the four attributes.
 */
levelIncreases?: ("str" | "int" | "vit" | "wis")[]
/**
 * Ids of the abilities that were bought with character points.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
bought?: string[]
/**
 * What is carried, with its enchantments. One slot to level 5, two to level 9, three at level 10.
 */
artifacts?: CarriedArtifact[]
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * The four attributes as bought at the beginning: 3 each, moved between 1 and 5. What STR gains INT loses, and what VIT gains WIS loses.
 */
export interface AttributeScores {
/**
 * Strength, added to attack rolls; the base of Fire.
 */
str: number
/**
 * Intelligence, added to status rolls; the base of Wind.
 */
int: number
/**
 * Vitality, added to defence rolls; the base of Earth.
 */
vit: number
/**
 * Wisdom, added to resistance rolls; the base of Water.
 */
wis: number
}
/**
 * An artifact in one of the character's slots, with its enchantment.
 */
export interface CarriedArtifact {
/**
 * The id of the artifact.
 */
artifact: string
/**
 * The id of the enchantment on it. None if left out.
 */
enchantment?: string
}
/**
 * A state that texts name, with what it does to who has it.
 */
export interface ThouaCondition {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ClauseByHand[]
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * What can be laid on an artifact, with a bonus and a penalty.
 */
export interface ThouaEnchantment {
/**
 * The printed name.
 */
name: string
/**
 * What it gives, such as "HP +5".
 */
bonus?: string
/**
 * What it takes, such as "Movement -1".
 */
penalty?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ClauseByHand[]
essences?: EssenceCost
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * A fight: a map, the enemies on it and where everybody starts.
 */
export interface ThouaEncounter {
/**
 * The printed name.
 */
name: string
/**
 * What the party sees, read to the players before the first turn.
 */
text?: string
/**
 * The id of the map.
 */
map: string
/**
 * Who fights against the party.
 */
enemies: PlacedEnemy[]
/**
 * Cells that the characters start on. The map's start zone of the party if left out.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
partyStart?: string[]
/**
 * Ids of ready characters that it is meant for.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
party?: string[]
/**
 * The level of the characters that it is meant for.
 */
level?: number
/**
 * What the encounter is to come to when bots play it. Each report says which goals are met, and which cannot be decided yet.
 */
goals?: EncounterGoal[]
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * An enemy that takes part, with its place.
 */
export interface PlacedEnemy {
/**
 * The id of the enemy.
 */
enemy: string
/**
 * The cell it starts on, such as "3,5". Any free cell of the enemies' start zone if left out.
 */
at?: string
}
/**
 * What a figure of a report is to come to for an encounter.
 */
export interface EncounterGoal {
/**
 * What is looked at: how often the party wins, and how much HP a party which wins has left, both in percent; rounds, or characters who fall.
 */
figure: ("won" | "rounds" | "fallen" | "left")
/**
 * The least that is wanted.
 */
least?: number
/**
 * The most that is wanted.
 */
most?: number
/**
 * Of parties of this level alone; of all that are played if left out.
 */
level?: number
/**
 * Of parties of so many characters alone; of all that are played if left out.
 */
size?: number
}
/**
 * Whom the party fights: its numbers as they are printed, and its abilities.
 */
export interface ThouaEnemy {
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * How dangerous it is, from 1 to 10.
 */
level: number
/**
 * Health points.
 */
hp: number
/**
 * What it may spend each turn. 2 if left out.
 */
actionPoints?: number
/**
 * Spaces of one movement action.
 */
movement: number
/**
 * Added to its d12 when the order of turns is rolled.
 */
initiative?: number
rolls: RollScores
elements: ElementScores
/**
 * How it fights when nobody plays it: it keeps away and picks off the weak, throws itself at whoever is near, or stays behind and helps its own.
 */
behaviour: ("cautious" | "reckless" | "support")
/**
 * What it can do.
 */
abilities?: EnemyAbility[]
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * What is added to each of the four rolls, all passive abilities already counted.
 */
export interface RollScores {
/**
 * Added to its attack rolls.
 */
attack: number
/**
 * Added to its status rolls.
 */
status: number
/**
 * Added to its defence rolls.
 */
defence: number
/**
 * Added to its resistance rolls.
 */
resistance: number
}
/**
 * A number for each element; it says which die is rolled in defence against that element.
 */
export interface ElementScores {
/**
 * From -99 to 99; from -5 to 5 it is a d12.
 */
earth: number
/**
 * From -99 to 99; from -5 to 5 it is a d12.
 */
fire: number
/**
 * From -99 to 99; from -5 to 5 it is a d12.
 */
water: number
/**
 * From -99 to 99; from -5 to 5 it is a d12.
 */
wind: number
}
/**
 * Something that the enemy can do, printed on its card.
 */
export interface EnemyAbility {
/**
 * The printed name.
 */
name: string
/**
 * Which of the four elements it belongs to. Defenders roll the die of this element.
 */
element: ("earth" | "fire" | "water" | "wind")
/**
 * What it is for. Damage and control abilities are rolled against each target; support and passive ones are not.
 */
type: ("damage" | "control" | "support" | "passive")
/**
 * What using it costs. A passive ability costs nothing and leaves this out.
 */
actionPoints?: number
/**
 * Turns until it can be used again, counted at the end of the user's own turns: 1 is every turn. A passive ability leaves this out.
 */
cooldown?: number
/**
 * With which roll it is used: attack against defence, or status against resistance. Support and passive abilities leave this out.
 */
roll?: ("attack" | "status")
/**
 * Whom it may be used on: an enemy, an ally (the user too), the user alone, anybody, or an open space.
 */
target: ("enemy" | "ally" | "self" | "any" | "space")
/**
 * How it spreads over the map. One target if left out.
 */
shape?: ("area" | "aura" | "burst" | "line" | "splash")
/**
 * Spaces of an area, across and down, such as "2x2".
 */
area?: ("1x2" | "1x3" | "1x4" | "1x5" | "2x1" | "2x2" | "2x3" | "2x4" | "2x5" | "3x1" | "3x2" | "3x3" | "3x4" | "3x5" | "4x1" | "4x2" | "4x3" | "4x4" | "4x5" | "5x1" | "5x2" | "5x3" | "5x4" | "5x5")
/**
 * How far it reaches, in spaces.
 */
range?: number
/**
 * What it does, in the game's notation, such as "Enemy takes Earth Damage 1d10."
 */
effect?: string
/**
 * What it does besides where something holds, such as "Character STR 10 or more: Add Fire Damage +1d6."
 */
special?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ClauseByHand[]
}
/**
 * A board of square cells with obstacles, and where both sides start.
 */
export interface ThouaMap {
/**
 * The printed name.
 */
name: string
/**
 * What players need to know of it, printed beside it.
 */
text?: string
/**
 * Cells from left to right.
 */
columns: number
/**
 * Cells from top to bottom.
 */
rows: number
picture?: Art
/**
 * Where the picture lies: its left and upper edge, its width and its height, all in cells from the map's top left corner.
 */
pictureAt?: {
/**
 * Cells from the map's left edge.
 */
x: number
/**
 * Cells from the map's upper edge.
 */
y: number
/**
 * In cells.
 */
width: number
/**
 * In cells.
 */
height: number
}
/**
 * Whether the picture is the printed ground, or lies below the map only while it is painted, to trace. Printed if left out.
 */
pictureUse?: ("printed" | "tracing")
/**
 * How strongly it shows while you trace it, in percent. 60 if left out.
 */
pictureStrength?: number
/**
 * The colour of the bare ground.
 */
ground?: string
look?: MapLook
/**
 * Cells filled with a kind of terrain.
 * 
 * Items: A kind of terrain and its cells.
 */
terrain?: {
/**
 * The id of the terrain.
 */
kind: string
/**
 * Cells counted from 0 at the top left: "3,5" is column 3, row 5; "0-4,5" is columns 0 to 4 of row 5.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
cells: string[]
}[]
/**
 * Where both sides start.
 */
deploy?: {
/**
 * Cells that characters start on.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
red?: string[]
/**
 * Cells that enemies start on.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
blue?: string[]
}
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * What characters of this race can do once a combat, and once more for every second level.
 */
export interface RacialAbility {
/**
 * The printed name.
 */
name: string
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ClauseByHand[]
}
/**
 * A people that characters belong to.
 */
export interface ThouaRace {
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * Two attributes; a character of this race raises one of them by 2.
 * 
 * Items: One of the four attributes.
 */
increases: ("str" | "int" | "vit" | "wis")[]
/**
 * Health points for each level.
 */
hpPerLevel: number
/**
 * Spaces of one movement action.
 */
movement: number
ability?: RacialAbility
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * What the rules document leaves open. What is left out follows the preset.
 */
export interface ThouaRuleOptions {
/**
 * The version of the rules document that fills in what is left out. "current" if left out.
 */
preset?: "current"
/**
 * What a character may spend each turn.
 */
actionPoints?: number
/**
 * How far a diagonal step is, in movement and for every range: one space, or two.
 */
diagonals?: ("one" | "two")
/**
 * To where in the target's space the line from a corner of one's own must be free: any corner or the middle, or the middle alone.
 */
sight?: ("corner-or-middle" | "middle")
/**
 * Who goes first of equals: higher WIS, then the higher die, then the party; or the party at once.
 */
initiativeTie?: ("wis" | "party")
/**
 * When the order of turns follows a changed initiative: from the next round, or at once.
 */
initiativeChange?: ("next-round" | "at-once")
/**
 * Whether the end of the turn in which one gains a modifier oneself counts already.
 */
ownTurn?: ("counts" | "waits")
/**
 * Whether the end of the turn in which an ability is used counts for its cooldown already.
 */
cooldownFrom?: ("use" | "next-turn")
/**
 * Whether an area that hits any target hits the user who stands in it.
 */
areaHitsUser?: boolean
/**
 * Whether penalties and conditions that a damage ability adds need damage above 0 to that target.
 */
extraNeedsDamage?: boolean
/**
 * Whether damage without an element that a special adds to a control ability needs its success.
 */
addedDamageNeedsSuccess?: boolean
/**
 * Which element's die is rolled in defence: that of the ability, or that of the damage its text names.
 */
defenceElement?: ("ability" | "damage")
/**
 * Whether a space must be seen to make an obstacle in it.
 */
obstacleNeedsSight?: boolean
/**
 * Whether a diagonal step may be taken between two blocked spaces.
 */
blockedCorners?: boolean
/**
 * Whether the party may retreat at the beginning of a character's turn, which ends the combat.
 */
retreat?: boolean
/**
 * After so many rounds nobody has won. The rules document knows no limit; matches of bots need one.
 */
roundLimit?: number
}
/**
 * The set.json of a THOUA set: what it is called, which rules it plays by and which other sets it uses.
 */
export interface ThouaSet {
/**
 * A lasting name of small letters, digits and hyphens. It never changes, also when the printed name does.
 */
id: string
/**
 * The family of rules.
 */
system: "thoua"
/**
 * The version of the file format.
 */
format: number
/**
 * The version of the set, stamped small on every card.
 */
version?: string
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
/**
 * The language the cards are written in, such as "en" or "pt-BR". "en" if left out.
 */
language?: string
/**
 * The languages the set is translated into. The translated texts lie in texts/<language>/.
 * 
 * Items: A language such as "es" or "pt-BR".
 */
languages?: string[]
/**
 * Who made the set.
 */
authors?: string[]
/**
 * Under which terms others may use the set.
 */
licence?: string
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * Folders of other sets whose abilities, races and artifacts this one uses, seen from this one, such as "../base".
 */
uses?: string[]
/**
 * The version of the rules document the set plays by, or single rule options of your own.
 */
rules?: ("current" | ThouaRuleOptions)
}
/**
 * A kind of ground. One that blocks movement or sight is an obstacle, and abilities may destroy it.
 */
export interface ThouaTerrain {
/**
 * The printed name.
 */
name: string
/**
 * What it says. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
/**
 * Whether nobody can enter or pass.
 */
blocksMovement?: boolean
/**
 * Whether a line of sight ends at it.
 */
blocksSight?: boolean
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
/**
 * What fills its cells on a map. If left out, it follows from what the terrain does. "picture" lays the card's own picture into each cell.
 */
texture?: ("water" | "ice" | "mud" | "furrows" | "leaves" | "stalks" | "rubble" | "planks" | "embers" | "picture")
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * A flat shape of true size that is laid on the table: a funnel, a blast or a round token.
 */
export interface ValyrAreaTemplate {
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * Its outline.
 */
shape: (FunnelShape | RoundShape)
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
}
/**
 * A triangle from its tip, closed by half an ellipse.
 */
export interface FunnelShape {
/**
 * The kind of outline.
 */
kind: "funnel"
/**
 * From the tip to the far side of the triangle, in inches.
 */
length: number
/**
 * Across its far side, in inches.
 */
width: number
/**
 * How far the half ellipse goes beyond, in inches. 0 if left out.
 */
bulge?: number
}
/**
 * A circle.
 */
export interface RoundShape {
/**
 * The kind of outline.
 */
kind: "round"
/**
 * In inches.
 */
diameter: number
}
/**
 * Units whose appraisals together stay within a limit.
 */
export interface ValyrArmy {
/**
 * The printed name.
 */
name: string
/**
 * What the appraisals may add up to. 1000 if left out.
 */
limit?: number
/**
 * The units of the army.
 */
units: Mustered[]
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
}
/**
 * A unit of the army and how many of it.
 */
export interface Mustered {
/**
 * The unit.
 */
unit: string
/**
 * How many of it. 1 if left out.
 */
count?: number
}
/**
 * A table with terrain and starting locations, measured in inches.
 */
export interface ValyrBattlefield {
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * From left to right, in inches.
 */
width: number
/**
 * From top to bottom, in inches.
 */
depth: number
/**
 * The colour of the table.
 */
ground?: string
picture?: Art
/**
 * The pieces on the table, those below first.
 */
terrain?: TerrainPiece[]
/**
 * One for each player, in the order around the table, to the left.
 */
starts?: StartingLocation[]
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
}
/**
 * A piece of terrain: what it is, where it lies and what it does.
 */
export interface TerrainPiece {
/**
 * The printed name.
 */
name: string
/**
 * The outline of the piece, seen from above.
 */
shape: (CircleShape | RectangleShape | PolygonShape)
/**
 * How high it is, in inches; 0 lies flat.
 */
height?: number
/**
 * No line of sight passes through it.
 */
blocksSight?: boolean
/**
 * No move passes through it or ends on it.
 */
blocksMovement?: boolean
/**
 * Whether a unit that ends a move on it stands, stands only with its whole base on it, or falls. It stands if left out.
 */
standing?: ("stands" | "whole-base" | "falls")
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
}
/**
 * A round outline.
 */
export interface CircleShape {
/**
 * The kind of outline.
 */
kind: "circle"
/**
 * Inches from the left edge to the middle.
 */
x: number
/**
 * Inches from the upper edge to the middle.
 */
y: number
/**
 * In inches.
 */
radius: number
}
/**
 * A rectangle that may be turned.
 */
export interface RectangleShape {
/**
 * The kind of outline.
 */
kind: "rectangle"
/**
 * Inches from the left edge to the middle.
 */
x: number
/**
 * Inches from the upper edge to the middle.
 */
y: number
/**
 * From left to right before it is turned, in inches.
 */
width: number
/**
 * From top to bottom before it is turned, in inches.
 */
depth: number
/**
 * Degrees clockwise around its middle.
 */
turn?: number
}
/**
 * An outline of straight lines.
 */
export interface PolygonShape {
/**
 * The kind of outline.
 */
kind: "polygon"
/**
 * The corners in their order; the last is joined to the first.
 */
points: TablePoint[]
}
/**
 * A place on the table, in inches from its upper left corner.
 */
export interface TablePoint {
/**
 * Inches from the left edge.
 */
x: number
/**
 * Inches from the upper edge.
 */
y: number
}
/**
 * The stretch of an edge where a player lays the unit cards; units start within 3 inches of it.
 */
export interface StartingLocation {
/**
 * The edge of the table.
 */
edge: ("top" | "right" | "bottom" | "left")
/**
 * Where it begins, in inches along the edge from its left or upper end.
 */
from: number
/**
 * Where it ends, in inches along the edge.
 */
to: number
}
/**
 * A people that units belong to.
 */
export interface ValyrDynasty {
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
art?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
}
/**
 * How many d20 an attack rolls, and the number that each may show at most before block.
 */
export interface UnitAttack {
/**
 * The number of d20 that are rolled.
 */
strength: number
/**
 * The highest number on a d20 that is on target, before range and block.
 */
skill: number
}
/**
 * What lessens an attack on this unit.
 */
export interface UnitDefence {
/**
 * Taken from the skill of whoever attacks.
 */
block: number
/**
 * How many dice on target come to nothing.
 */
dodge: number
}
/**
 * How far this unit attacks, in bands from near to far.
 */
export interface UnitRange {
/**
 * The shortest distance of an attack, in inches.
 */
from: number
/**
 * Stretches of distance, each with what it changes; the last one ends at the greatest distance.
 */
bands: RangeBand[]
}
/**
 * A stretch of distance, up to and with its far border, and what it changes in an attack.
 */
export interface RangeBand {
/**
 * The far border of the band, in inches.
 */
to: number
/**
 * Added to the strength of the attack. 0 if left out.
 */
strength?: number
/**
 * Added to the skill of the attack. 0 if left out.
 */
skill?: number
}
/**
 * How far a move goes, in inches.
 */
export interface UnitMovement {
/**
 * The first move of a turn.
 */
sprint: number
/**
 * Each later move of the same turn.
 */
sustain: number
}
/**
 * A passive ability, which always holds, or an active one, which is used.
 */
export interface UnitAbility {
/**
 * The printed name.
 */
name: string
/**
 * Passive abilities hold while the unit lives and stands; active ones are used as their text says.
 */
kind: ("passive" | "active")
/**
 * What the card says, in the game's notation. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text: string
/**
 * Clauses of the text that people play by hand, and shall. Never printed.
 */
byHand?: ClauseByHand[]
/**
 * The area template that the text lays down.
 */
template?: string
/**
 * The unit that the text brings into play.
 */
spawns?: string
}
/**
 * What the rules document leaves open. What is left out follows the recommended reading.
 */
export interface ValyrRuleOptions {
/**
 * How many inches one range is. 1 if left out.
 */
rangeInches?: number
/**
 * What the appraisals of an army may add up to. 1000 if left out.
 */
limit?: number
/**
 * "straight": a move goes straight, and not through what blocks movement. "lift": only its end counts.
 */
movementPath?: ("straight" | "lift")
/**
 * "needed": an attack needs a straight line from base to base. "free": distance alone counts.
 */
sight?: ("needed" | "free")
/**
 * The band of a distance that lies exactly on an inner border.
 */
border?: ("nearer" | "farther")
/**
 * The energy that it costs to stand up.
 */
standUpEnergy?: number
/**
 * When a unit with more damage than health is defeated.
 */
defeat?: ("at-once" | "after-attack")
/**
 * Units whose bases are so many inches apart, or less, are adjacent. 1 if left out.
 */
adjacentInches?: number
/**
 * How far from the starting location units are set up, in inches. 3 if left out.
 */
startInches?: number
/**
 * Who takes the priority token when the lowest appraisals are equal.
 */
priorityTie?: ("random" | "first-seat")
/**
 * After so many rounds, the greatest appraisal left on the table wins. 0 for a game to the last army.
 */
roundLimit?: number
}
/**
 * The set.json of a Valyr set: what it is called, which rules it plays by and which other sets it uses.
 */
export interface ValyrSet {
/**
 * A lasting name of small letters, digits and hyphens. It never changes, also when the printed name does.
 */
id: string
/**
 * The family of rules.
 */
system: "valyr"
/**
 * The version of the file format.
 */
format: number
/**
 * The version of the set, stamped small on every card.
 */
version?: string
/**
 * The printed name.
 */
name: string
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
/**
 * The language the cards are written in, such as "en" or "pt-BR". "en" if left out.
 */
language?: string
/**
 * The languages the set is translated into. The translated texts lie in texts/<language>/.
 * 
 * Items: A language such as "es" or "pt-BR".
 */
languages?: string[]
/**
 * Who made the set.
 */
authors?: string[]
/**
 * Under which terms others may use the set.
 */
licence?: string
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * Folders of other sets whose units may be in the same armies, seen from this one, such as "../base".
 */
uses?: string[]
rules?: ValyrRuleOptions
}
/**
 * A model with its stats and abilities: a champion, which an army holds once, or a conscript.
 */
export interface ValyrUnit {
/**
 * The printed name.
 */
name: string
/**
 * A champion may be in an army once, a conscript as often as you like.
 */
type: ("champion" | "conscript")
/**
 * The dynasty the unit belongs to. A unit without one is neutral.
 */
dynasty?: string
/**
 * What the unit does in its world, such as "Soldier"; texts may name it.
 */
class?: string
/**
 * What kind of being it is; texts may name it.
 */
species?: string
/**
 * The size of its base: token 14 mm, tiny 14, small 21, medium 28, large 45, giant 70, massive 100, colossal 150, immense 215.
 */
size: ("token" | "tiny" | "small" | "medium" | "large" | "giant" | "massive" | "colossal" | "immense")
attack: UnitAttack
defence: UnitDefence
range: UnitRange
/**
 * Actions in a turn.
 */
energy: number
movement: UnitMovement
/**
 * The damage it bears; one more and it is defeated.
 */
health: number
/**
 * What it counts against the limit of an army.
 */
appraisal: number
/**
 * What it can do beside moving and attacking.
 */
abilities?: UnitAbility[]
/**
 * A few words that tell players what to expect; printed on the unit's card where there is room.
 */
description?: string
/**
 * Words that set the mood and change nothing, printed in italics.
 */
flavour?: string
/**
 * The story behind the unit. It stands on no card.
 */
lore?: string
art?: Art
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
}
/**
 * What cards of one kind have in common: their fields, and how they are laid out.
 */
export interface PlainCardKind {
/**
 * What one such card is called, such as "Creature". Printed small above its name.
 */
name: string
/**
 * Which template lays its cards out: a picture with the text below it, a card of words, or a picture over the whole card. Chosen by its fields if left out.
 */
layout?: ("picture" | "words" | "poster")
/**
 * The size of its cards. As the look of the set says if left out. Zones that are moved in the look are moved on cards of the set's size only.
 */
cardSize?: ("poker" | "standard" | "bridge" | "euro" | "tarot" | "mini" | "mini-euro" | "square" | "jumbo")
/**
 * Whether its cards stand or lie. As the look of the set says if left out.
 */
orientation?: ("portrait" | "landscape")
/**
 * What each card of this kind says beside its name, in the order in which it is printed.
 */
fields?: KindField[]
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
}
/**
 * Something that each card of a kind says.
 */
export interface KindField {
/**
 * A lasting name of small letters, digits and hyphens. It never changes, also when the printed name does.
 */
id: string
/**
 * What the field is called, such as "Cost".
 */
name: string
/**
 * What may stand in it: a line of text, rich text over several lines, a number, one of some choices, a picture, a colour, or yes or no.
 */
type: ("text" | "rich-text" | "number" | "choice" | "picture" | "colour" | "yes-no")
/**
 * What can be chosen, of a field of type "choice".
 */
choices?: string[]
/**
 * Whether each card must fill it in. No if left out.
 */
required?: boolean
/**
 * Whether it is only for you and on no card. No if left out.
 */
hidden?: boolean
}
/**
 * A card of one of the kinds of the set.
 */
export interface PlainCard {
/**
 * The printed name.
 */
name: string
/**
 * The id of its kind, a file in kinds/.
 */
kind: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
values?: CardValues
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
}
/**
 * What the card says in each field of its kind, by the id of the field.
 */
export interface CardValues {
/**
 * A text, a number, true or false, or a picture, as the field of the kind has it.
 */
[k: string]: string | number | boolean | Art
}
/**
 * A board of square cells, with walls and height steps on the edges between them.
 */
export interface PlainMap {
/**
 * The printed name.
 */
name: string
/**
 * What players need to know of it, printed beside it.
 */
text?: string
/**
 * Cells from left to right.
 */
columns: number
/**
 * Cells from top to bottom.
 */
rows: number
picture?: Art
/**
 * Where the picture lies: its left and upper edge, its width and its height, all in cells from the map's top left corner.
 */
pictureAt?: {
/**
 * Cells from the map's left edge.
 */
x: number
/**
 * Cells from the map's upper edge.
 */
y: number
/**
 * In cells.
 */
width: number
/**
 * In cells.
 */
height: number
}
/**
 * Whether the picture is the printed ground, or lies below the map only while it is painted, to trace. Printed if left out.
 */
pictureUse?: ("printed" | "tracing")
/**
 * How strongly it shows while you trace it, in percent. 60 if left out.
 */
pictureStrength?: number
/**
 * The colour of the bare ground.
 */
ground?: string
look?: MapLook
/**
 * Edge segments drawn as walls.
 * 
 * Items: A straight line between two corners of the grid, counted from 0 at the top left: "3,0 3,4" runs down between columns 2 and 3 along rows 0 to 3.
 */
walls?: string[]
/**
 * Edge segments with the side that lies lower: "3,0 3,4 right" means one steps down to the right.
 * 
 * Items: An edge segment and the side that lies lower, such as "3,0 3,4 right".
 */
heights?: string[]
/**
 * Cells filled with a kind of terrain.
 * 
 * Items: A kind of terrain and its cells.
 */
terrain?: {
/**
 * The id of the terrain.
 */
kind: string
/**
 * Cells counted from 0 at the top left: "3,5" is column 3, row 5; "0-4,5" is columns 0 to 4 of row 5.
 * 
 * Items: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.
 */
cells: string[]
}[]
/**
 * Markers and tokens that lie on the map at the start.
 * 
 * Items: A marker or token and its place.
 */
markers?: {
/**
 * The id of the marker or token.
 */
kind: string
/**
 * The cell of its top left corner, such as "3,5".
 */
at: string
}[]
/**
 * Tokens and markers that come with the map.
 * 
 * Items: The id of an entity of this set, or set/id for one of a set named in "uses".
 */
tokens?: string[]
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * A square piece that lies on the map.
 */
export interface PlainMarker {
/**
 * The printed name.
 */
name: string
/**
 * What it says. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
art?: Art
back?: Art
/**
 * Spaces along each side of the marker's square. 1 if left out.
 */
size?: number
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * The set.json of a plain set, with cards, maps and tokens and no rules that are played: what it is called and who made it.
 */
export interface PlainSet {
/**
 * A lasting name of small letters, digits and hyphens. It never changes, also when the printed name does.
 */
id: string
/**
 * The family of rules.
 */
system: "plain"
/**
 * The version of the file format.
 */
format: number
/**
 * The version of the set, stamped small on every card.
 */
version?: string
/**
 * The printed name.
 */
name: string
/**
 * A few words about the set.
 */
description?: string
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
/**
 * The language the cards are written in, such as "en" or "pt-BR". "en" if left out.
 */
language?: string
/**
 * The languages the set is translated into. The translated texts lie in texts/<language>/.
 * 
 * Items: A language such as "es" or "pt-BR".
 */
languages?: string[]
/**
 * Who made the set.
 */
authors?: string[]
/**
 * Under which terms others may use the set.
 */
licence?: string
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * Folders of shared words, seen from this one, such as "../common".
 */
uses?: string[]
}
/**
 * A kind of ground that fills cells of a map.
 */
export interface PlainTerrain {
/**
 * The printed name.
 */
name: string
/**
 * What it says. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
art?: Art
/**
 * A colour as six hexadecimal digits after a hash, such as "#b5541c".
 */
colour?: string
/**
 * What fills its cells on a map. Its plain colour if left out. "picture" lays its own picture into each cell.
 */
texture?: ("water" | "ice" | "mud" | "furrows" | "leaves" | "stalks" | "rubble" | "planks" | "embers" | "picture")
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
/**
 * A round piece.
 */
export interface PlainToken {
/**
 * The printed name.
 */
name: string
/**
 * What it says. Line breaks are kept; **bold**, *italic* and lines that start with "- " are set as such.
 */
text?: string
art?: Art
back?: Art
/**
 * How far the work on this is.
 */
status?: ("idea" | "draft" | "needs-testing" | "done")
/**
 * Your own note. It is never printed and never exported.
 */
note?: string
/**
 * How many of this are printed and put into the deck. 1 if left out.
 */
copies?: number
}
