/** The texts of the first steps with a set to play with. */
export const tour = {
  tour: {
    label: 'First steps',
    count: (step: number, of: number) => `Step ${step} of ${of}`,
    next: 'Next',
    back: 'Back',
    skip: 'Skip the rest',
    change: {
      title: 'Change a number',
      hint: (ability: string, number: string, more: string) =>
        `The cursor is in ${ability}. Make the ${number} in it a ${more}: the card, the line that says what the rules will do, and the odds follow as you type.`,
      plain: (ability: string) =>
        `The cursor is in ${ability}. Change a number in it: the card, the line that says what the rules will do, and the odds follow as you type.`,
      done: 'That was all. It is saved, and Ctrl+Z takes it back. Nothing here asks whether you are sure.',
    },
    matches: {
      title: '200 matches, before and after',
      hint: (set: string) =>
        `Bots play 200 matches with ${set} as it came and 200 with yours: the same teams on the same maps with the same luck.`,
      same: 'You have changed nothing yet, so both will come out alike.',
      few: (matches: number) =>
        `${matches} matches are a hint, not a verdict. They show what is far off; what is close needs thousands.`,
      run: 'Play 200 matches',
      again: 'Play them again',
      stop: 'Stop',
      running: (arm: 'before' | 'after', done: number, of: number) =>
        `${arm === 'before' ? 'Before' : 'After'}: ${done} of ${of} matches`,
      starting: (arm: 'before' | 'after') => `${arm === 'before' ? 'Before' : 'After'}: reading the set`,
      progress: 'Progress of the matches',
      wins: (hero: string) => `Matches that greedy bots win with ${hero}`,
      before: 'before',
      after: 'after',
      unseen: (points: string) => `In so few matches a difference below ${points} does not show.`,
      tooFew: 'So few matches show no difference at all.',
      none: (hero: string) => `${hero} was in none of these matches.`,
    },
    wall: {
      title: 'A wall to drag',
      hint: (map: string) =>
        `This is ${map} as it prints. Drag along the edge of some cells: a wall stands there. The right button takes walls away again; the tools on the left paint the rest.`,
      none: 'This set has no map yet. “Add map” in the list makes one.',
      done: 'There it stands: on the map, in the rules that bots play by, and on the paper.',
    },
    print: {
      title: 'A page to print',
      hint: 'Paper is chosen here: cards on A4 or Letter, with marks to cut along. Press “Export PDF” below; what comes out is the cards as you see them.',
      done: (path: string) => `There it is: ${path}. Print it at 100 %.`,
    },
    byHand: {
      title: 'A text that the rules cannot read',
      hint: 'Write what you like on a card. What the rules do not understand is underlined and left to people.',
      sentence: 'The loser tells a joke.',
      write: 'Write “The loser tells a joke.”',
      remove: 'Take it out again',
      label: (of: string) => `${of}, a sentence by hand`,
      removed: (of: string) => `${of}, the sentence taken out`,
      done: 'It is printed as it stands, and people play it. Bots leave it out, and every figure that rests on it says so. The inspector says why it was not understood and what would be; “By hand, on purpose” means that you want it so.',
    },
    keep: {
      title: 'Keep this as your set',
      hint: (folder: string) =>
        `What you changed lies in ${folder}, saved as you typed. With a name it becomes a set of its own beside it.`,
      name: 'Name of your set',
      mine: (set: string) => `My ${set}`,
      button: 'Keep this as my set',
    },
  },
};
