/**
 * The arrows of the house (ARCHITECTURE.md), types included:
 * schemas <- rules/kernel <- rules/<system> <- exporters <- app; renderer sees schemas, rules, exporters/face and app/contract.
 */
const onlyFrom = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(schemas|rules|exporters|app|renderer|scripts|test|content|bin)/', pathNot: allowed },
});

/** Packages that need Node or a DOM. Node's own modules have a rule of their own. */
const impure = 'node_modules/(sharp|@napi-rs|pdfkit|commander|electron|konva|react|chokidar|write-file-atomic)';

module.exports = {
  forbidden: [
    onlyFrom('schemas-stand-alone', '^schemas/', '^schemas/', 'Schemas know nothing but schemas.'),
    onlyFrom(
      'kernel-knows-no-system',
      '^rules/kernel/',
      '^(schemas|rules/kernel)/',
      'What all systems share must not learn one of them.',
    ),
    onlyFrom('rules-see-schemas', '^rules/', '^(schemas|rules)/', 'Rules are played without exporters or an app.'),
    {
      name: 'systems-are-strangers',
      comment: 'A system never imports another system.',
      severity: 'error',
      from: { path: '^rules/(teamfight|hammerspace|thoua|valyr|plain)/' },
      to: { path: '^rules/(teamfight|hammerspace|thoua|valyr|plain)/', pathNot: '^rules/$1/' },
    },
    onlyFrom('exporters-see-rules', '^exporters/', '^(schemas|rules|exporters)/', 'Exporters do not know the app.'),
    onlyFrom(
      'faces-are-pure',
      '^exporters/face/',
      '^(schemas|rules|exporters/face)/',
      'Faces are laid out the same in Node and in the window.',
    ),
    onlyFrom(
      'app-sees-no-renderer',
      '^app/',
      '^(schemas|rules|exporters|app)/',
      'The services do not know the window.',
    ),
    onlyFrom(
      'services-know-no-door',
      '^app/studio/',
      '^(schemas|rules|exporters|app/(studio|contract))/',
      'The command line, the local host and the desktop shell are doors to the same services.',
    ),
    onlyFrom(
      'shells-know-no-command-line',
      '^app/(local|desktop)/',
      '^(schemas|rules|exporters|app/(studio|contract|local|desktop))/',
      'The command line opens the shells, not the other way round.',
    ),
    onlyFrom(
      'contract-is-light',
      '^app/contract/',
      '^(schemas|rules|exporters/face|app/contract)/',
      'The contract is shared with the window.',
    ),
    onlyFrom(
      'renderer-sees-contract',
      '^renderer/',
      '^(schemas|rules|exporters/face|app/contract|renderer)/',
      'The window asks the studio through the contract.',
    ),
    {
      name: 'no-impure-package-in-pure-code',
      comment: 'Rules and faces run in workers and in the window: no Node, no DOM.',
      severity: 'error',
      from: { path: '^(schemas|rules|exporters/face)/' },
      to: { path: impure },
    },
    {
      name: 'no-node-in-pure-code',
      comment: 'Rules and faces run in workers and in the window: no Node.',
      severity: 'error',
      from: { path: '^(schemas|rules|exporters/face|renderer|app/contract)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-play-in-notation',
      comment: 'What a text means does not depend on a match.',
      severity: 'error',
      from: { path: '^rules/[a-z]+/notation/' },
      to: { path: '^rules/[a-z]+/(play|bots|series|board)/' },
    },
    {
      name: 'no-unresolved',
      comment: 'Every import must be found.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(raw|worker|url)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.generated\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    // Who depends on whom is asked by no rule, and takes as long as a good part of the rest.
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
