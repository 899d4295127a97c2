import { vi } from 'vitest';

/** Waits until a check does not throw: what is waited for comes, also on a machine that does much else at once. */
export const comes = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 20_000 });
