import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'tokens/ember-trace.json': { name: 'Ember Trace' } };

describe('a token that is kept up from turn to turn', () => {
  const burn =
    'Range 4, 1dmg + 1dmg for each Ember Trace on the target. Give an Ember Trace.\nAt the end of your turn, each unit who did not gain an Ember Trace this turn loses all Ember Traces.';

  it('stays on whom it was given to again, and is lost by all others', () => {
    const play = scene('a . B\n. . C', { a: { defaults: { Burn: burn } }, B: {}, C: {} }, { files });
    play.use('a', 'Burn').pick('B').end();
    expect(play.shows().B).toBe('9 at 2,0, Ember Trace');
    play.turnOf('a').use('a', 'Burn').pick('B').end();
    expect(play.shows().B).toBe('7 at 2,0, 2 Ember Trace');
    play.turnOf('a').use('a', 'Burn').pick('C').end();
    expect(play.shows()).toMatchObject({ B: '7 at 2,0', C: '9 at 2,1, Ember Trace' });
  });

  it('is lost at the end of a turn in which the ability was not used, too', () => {
    const play = scene('a . B', { a: { defaults: { Burn: burn } }, B: {} }, { files });
    play.use('a', 'Burn').pick('B').end();
    expect(play.turnOf('a').end().shows().B).toBe('9 at 2,0');
  });
});
