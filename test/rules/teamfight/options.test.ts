import { describe, expect, it } from 'vitest';
import { presets, ruleOptions } from '../../../rules/teamfight/options.ts';

describe('rule options', () => {
  it('are those of the current document where a set says nothing', () => {
    expect(ruleOptions(undefined)).toBe(presets.current);
    expect(presets.current).toMatchObject({ rounds: 6, heroesPerSide: 4, poolSize: 12, defCap: 4 });
  });

  it('differ between the versions in when a hazard triggers, and how often', () => {
    const { hazardTrigger, hazardLimit, ...rest } = ruleOptions('older');
    expect([hazardTrigger, hazardLimit]).toEqual(['touch', 'hazard']);
    expect(presets.current).toMatchObject({ ...rest, hazardTrigger: 'enter-or-end', hazardLimit: 'space' });
  });

  it('fill what a set leaves out from its preset, and cannot be changed afterwards', () => {
    const options = ruleOptions({ preset: 'older', rounds: 8 });
    expect(options).toEqual({ ...presets.older, rounds: 8 });
    expect(Object.isFrozen(options) && Object.isFrozen(presets.current) && Object.isFrozen(presets.older)).toBe(true);
  });
});
