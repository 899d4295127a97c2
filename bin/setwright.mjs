#!/usr/bin/env node
import { buildIfNeeded } from './build.mjs';

await buildIfNeeded((line) => process.stderr.write(`${line}\n`));
await import('../dist/node/cli.js');
