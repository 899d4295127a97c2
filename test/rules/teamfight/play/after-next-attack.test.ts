import { expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'tokens/spark.json': { name: 'Spark' } };

it('what comes behind the next attack comes when that is through, and once', () => {
  const a = {
    abilities: {
      Charge: 'Free Action, 9/Turn:\nGain 2 Sparks. Your next attack deals +1 damage per Spark, then lose all Sparks.',
      Zap: 'Free Action, 9/Turn:\nRange 3, undefendable, 1dmg.',
    },
    with: ['spark'],
  };
  const play = scene('a . B', { a, B: {} }, { files });
  play.use('a', 'Charge');
  expect(play.state.units[play.unit('a')]?.tokens).toHaveLength(1);
  play.use('a', 'Zap').pick('B');
  expect(play.shows()).toMatchObject({ B: '7 at 2,0' });
  expect(play.state.units[play.unit('a')]?.tokens).toHaveLength(0);
  play.use('a', 'Zap').pick('B');
  expect(play.shows()).toMatchObject({ B: '6 at 2,0' });
});
