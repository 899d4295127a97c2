import { balance } from './words/balance.ts';
import { battle } from './words/battle.ts';
import { battlefield } from './words/battlefield.ts';
import { brawl } from './words/brawl.ts';
import { catalogue } from './words/catalogue.ts';
import { combat } from './words/combat.ts';
import { commands } from './words/commands.ts';
import { designer } from './words/designer.ts';
import { diagram } from './words/diagram.ts';
import { fairness } from './words/fairness.ts';
import { glance } from './words/glance.ts';
import { languages } from './words/languages.ts';
import { look } from './words/look.ts';
import { mapLook } from './words/map-look.ts';
import { mapParts } from './words/map-parts.ts';
import { match } from './words/match.ts';
import { mending } from './words/mending.ts';
import { out } from './words/out.ts';
import { painter } from './words/painter.ts';
import { paper } from './words/paper.ts';
import { party } from './words/party.ts';
import { play } from './words/play.ts';
import { playtest } from './words/playtest.ts';
import { scenes } from './words/scenes.ts';
import { sight } from './words/sight.ts';
import { kinds, systemWords } from './words/systems.ts';
import { table } from './words/table.ts';
import { template } from './words/template.ts';
import { tour } from './words/tour.ts';
import { trying } from './words/try.ts';
import { versions } from './words/versions.ts';
import { welcome } from './words/welcome.ts';
import { frame } from './words/window.ts';

/** Every text of the interface, in one place to be translated. Sentences, and functions where a sentence holds a name or a figure. */
export const words = {
  ...designer,
  battle,
  battlefield,
  frame,
  systemWords,
  kinds,
  catalogue,
  table,
  commands,
  diagram,
  fairness,
  glance,
  versions,
  languages,
  look,
  template,
  mapLook,
  mapParts,
  match,
  mending,
  out,
  painter,
  paper,
  party,
  play,
  brawl,
  combat,
  playtest,
  scenes,
  balance,
  sight,
  trying,
  ...tour,
  ...welcome,
  edit: {
    undo: (label: string) => `Undo: ${label}`,
    redo: (label: string) => `Redo: ${label}`,
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    outside: (files: readonly string[]) =>
      files.length === 1 ? `${files[0]}, changed from outside` : `${files.length} files, changed from outside`,
    undone: (label: string) => `Undo of ${label}`,
    changedSince: (label: string) =>
      `${label}: another program has changed the same place since, so this step stays as it is. Change it by hand.`,
    theirs: (file: string) => `Their version of ${file}`,
    both: (file: string) => `Both versions of ${file}`,
  },
  saving: {
    saved: (label: string | undefined) => (label === undefined ? 'saved' : `saved: ${label}`),
    saving: 'saving …',
    unsaved: 'not saved yet',
    conflict: 'changed on both sides',
    readOnly: 'read-only',
    lost: 'not saved: the studio is gone',
  },
  banner: {
    readOnly: (name: string) => `${name} can be looked at, but not changed`,
    copy: 'Make a copy',
    lost: 'The studio does not answer',
    lostReason: 'What you change is kept in this window and will be saved as soon as the studio is back.',
    lostRest: 'Start it again if it was closed, and open the address that it prints in this browser.',
    notSaved: (name: string) => `${name} cannot be saved`,
    notSavedRest: 'What you change is kept in this window, and saved as soon as this is mended.',
    saveNow: 'Save now',
    clash: (files: number) =>
      files === 1 ? 'A file was changed on both sides' : `${files} files were changed on both sides`,
    clashReason: (files: readonly string[]) =>
      `Another program has changed ${files.join(', ')} while you were working on it.`,
    clashRest: 'Nothing is saved until you have chosen; nothing is lost meanwhile.',
    choose: 'Compare and choose',
  },
  clash: {
    title: 'Changed on both sides',
    close: 'Close the comparison',
    mine: 'In this window',
    theirs: 'On the disk',
    takeMine: 'Take mine',
    takeTheirs: 'Take theirs',
    takeBoth: 'Take both',
    different: 'The two changes are in different places, so both can stay.',
    same: 'Both changed the same place.',
    removed: 'The file was removed.',
  },
} as const;
