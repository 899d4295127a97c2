#!/usr/bin/env node
import { buildIfNeeded } from './build.mjs';

try {
  await buildIfNeeded((line) => process.stderr.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`Setwright's sources cannot be built: ${error.message}\n`);
  process.exit(2);
}
await import('../dist/node/cli.js');
