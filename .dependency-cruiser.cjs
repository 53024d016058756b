// Who may import whom: docs/architecture.md. Type-only imports are erased, so they bind nothing at run time;
// they may cross where a rule says so.
const external = '^node_modules/'

/** A rule that lists what a room may import of the project's own files. */
function room(name, from, allowed, notFrom = []) {
  return {
    name,
    severity: 'error',
    from: { path: from, pathNot: ['\\.test\\.tsx?$', ...notFrom] },
    to: {
      pathNot: [external, ...allowed],
      dependencyTypesNot: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'],
    },
  }
}

module.exports = {
  forbidden: [
    room('app', '^app/', ['^app/', '^components/', '^lib/', '^content/']),
    room('components', '^components/', [
      '^components/',
      '^content/',
      '^lib/domain/.+/(schema|policy|constants|paths)\\.ts$',
      '^lib/domain/(money|elision|paris-day)\\.ts$',
      '^lib/domain/product-facts/',
      '^public/',
      // Uploads are the one thing that components themselves say to the API.
      '^lib/browser/uploads/',
    ]),
    room('domain', '^lib/domain/', ['^lib/domain/', '^db/', '^content/', '^lib/providers/']),
    room('providers', '^lib/providers/', [
      '^lib/providers/',
      '^lib/env\\.ts$',
      '^lib/domain/(errors|semaphore)\\.ts$',
      // What the carrier takes, with its prices.
      '^content/carrier-tariffs\\.ts$',
    ]),
    room('documents', '^lib/documents/', [
      '^lib/documents/',
      '^lib/domain/',
      '^content/',
      // Days and places, written as on the screens.
      '^components/(ui/dates/dates\\.tsx|orders/place-of\\.ts)$',
      // The agency's sign and its colours.
      '^components/art/(mark-shapes|palette)\\.ts$',
    ]),
    room('server', '^lib/server/', ['^lib/', '^db/', '^content/', '^components/emails/']),
    room('browser', '^lib/browser/', [
      '^lib/browser/',
      '^lib/domain/.+/(schema|policy|constants|paths)\\.ts$',
      // The address of the checkout, which the shop's embed writes.
      '^lib/domain/checkout/cart-text\\.ts$',
      // The one vendor that the browser itself speaks to.
      '^lib/providers/files/send-to-uploadthing\\.ts$',
    ]),
    room('env', '^lib/env(\\.ts$|/)', ['^lib/env/']),
    // The enums of plans.
    room('db', '^db/', ['^db/', '^lib/env\\.ts$', '^content/(plan-facts|terms)\\.ts$'], ['^db/seed/']),
    room('seed', '^db/seed/', ['^db/', '^lib/', '^content/']),
    // Texts write prices and the agency's name.
    room('content', '^content/', ['^content/', '^public/', '^lib/domain/(money|elision)\\.ts$']),
    room('middleware', '^middleware\\.ts$', ['^lib/']),
    room('simulators', '^simulators/', ['^simulators/', '^db/seed/sample-(payments|billing)\\.ts$']),
    {
      // A circle of rooms through such a file would not be seen (scripts/launch/checks/rooms.ts).
      name: 'files-below-the-rooms-import-none',
      severity: 'error',
      from: { path: '^lib/domain/[^/]+\\.ts$' },
      to: { path: '^lib/domain/[^/]+/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-takes-only-types-of-providers',
      severity: 'error',
      from: { path: '^lib/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^lib/providers/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'documents-draw-what-was-read',
      severity: 'error',
      from: { path: '^lib/documents/', pathNot: '\\.test\\.ts$' },
      to: { path: '^lib/domain/.+/(queries|read-[^/]+)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'documents-are-drawn-by-the-server',
      severity: 'error',
      from: { pathNot: ['^lib/(documents|server)/', '^tests/'] },
      to: { path: '^lib/documents/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'providers-come-with-the-context',
      severity: 'error',
      from: {
        path: '^(app|lib/server)/',
        pathNot: [
          '^lib/server/providers\\.ts$',
          // The operator's commands look at the vendors themselves, without a context.
          '^lib/server/(doctor|backup)/',
          '\\.test\\.tsx?$',
        ],
      },
      to: {
        path: '^lib/providers/',
        // The vendor's own route, addresses for the content security policy, and who signed a body.
        pathNot:
          '^lib/providers/(files/(upload-route|ingest-origin)|payments/hosted-page-origin|.+/signature)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-database-comes-with-the-context',
      severity: 'error',
      from: {
        path: '^(app|lib)/',
        pathNot: [
          '^lib/server/context\\.ts$',
          // Rate limits and the job queue have their own statements; health, start and stop are about the database itself.
          '^lib/server/(limits/points|instance/(readiness|boot-checks)|http/server|metrics/answer-metrics)\\.ts$',
          '^lib/server/jobs/(start-jobs|execute-sql)\\.ts$',
        ],
      },
      to: { path: '^lib/server/database\\.ts$' },
    },
    {
      name: 'media-knows-its-owners-by-the-registry',
      severity: 'error',
      from: { path: '^lib/domain/media/' },
      to: { path: '^lib/domain/content/' },
    },
    {
      name: 'domain-without-framework',
      severity: 'error',
      from: { path: '^lib/domain/' },
      to: { path: '^node_modules/(next|react|react-dom|next-auth|server-only)/' },
    },
    {
      name: 'wire-reads-only-schemas',
      severity: 'error',
      from: { path: '^app/api/_wire/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          external,
          '^app/api/_wire/',
          '^lib/domain/.+/(schema|constants|paths)\\.ts$',
          '^lib/domain/(entity-id|fields|given-fields|paging|vat)\\.ts$',
          // What the law wants said of a product: pure, words included.
          '^lib/domain/product-facts/',
          // Who signed a raw body.
          '^lib/providers/.+/signature\\.ts$',
          '^content/',
        ],
        dependencyTypesNot: ['core', 'npm', 'type-only'],
      },
    },
    {
      name: 'wire-is-for-the-api',
      severity: 'error',
      from: { pathNot: ['^app/api/', '^tests/', '^scripts/'] },
      to: { path: '^app/api/_wire/' },
    },
    {
      name: 'product-without-test-parts',
      severity: 'error',
      from: {
        path: '^(app|components|lib|db|content)/|^(instrumentation-client|middleware)\\.ts$',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^(simulators|tests|scripts)/' },
    },
    {
      name: 'vendors-only-in-their-adapter',
      severity: 'error',
      from: {
        path: '^(app|components|lib|db)/',
        pathNot: [
          '^lib/providers/',
          '^components/emails/',
          // The provider's form, which it draws itself.
          '^app/\\(shop\\)/checkout/embedded-form\\.tsx$',
          '\\.test\\.tsx?$',
        ],
      },
      to: { path: '^node_modules/(resend|stripe|@stripe|uploadthing|@uploadthing)/' },
    },
    {
      // Its metadata weigh 80 KB: no script for browsers has them.
      name: 'phone-numbers-are-parsed-by-the-server',
      severity: 'error',
      from: {
        path: '^(app|components|content|lib)/',
        pathNot: '^lib/(server/session/phone-link|providers/shipments/phone)\\.ts$',
      },
      to: { path: '^node_modules/libphonenumber-js/' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\.\\.?/.*\\.css$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: external },
    exclude: { path: ['(^|/)\\.next/', '^\\.data/', '(^|/)next-env\\.d\\.ts$'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
