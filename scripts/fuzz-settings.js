/** Where the ids of a noun's own calls come from: the start of their paths, and the list to take them from. */
const owns = {
  tools: { calls: '^/tool/?', list: '/tool/account/{accountId}' },
  lockers: { calls: '^/locker/?', list: '/locker/account/{accountId}' },
  vehicles: { calls: '^/vehicle/?', list: '/vehicle/account/{accountId}' },
  bookings: { calls: '^/service-appoinment/?', list: '/service-appoinment/account/{accountId}' },
  users: { calls: '^/user/?', list: '/user/account/{accountId}?kind=worker' },
  incidents: { calls: '^/incident/?', list: '/incident/account/{accountId}' },
  checkIns: { calls: '^/check-in/?', list: '/check-in/account/{accountId}' },
  fieldIncidents: { calls: '^/field-incident/?', list: '/field-incident/account/{accountId}' },
  notices: { calls: '^/notice/?', list: '/notice/account/{accountId}' },
};

/** Fields that name something of another noun. */
const named = { userId: 'users', toolId: 'tools', vehicleId: 'vehicles', bookingId: 'bookings', lockerId: 'lockers' };

/** The calls that the rest cannot follow: they end the session, so they come last, each with a session of its own. */
export const lastCalls = ['signOut', 'changeUserPassword'];

/** Calls that are left out, and why. */
const leftOut = {
  followChanges: 'its answer does not end',
  changeAccount: 'it may ask everybody for a second factor, which shuts the rest out',
};

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

/** What a request that breaks its description may be answered; 413 is an address that no server reads to its end. */
const refusals = ['400', '401', '403', '404', '409', '413', '415', '422', '429'];

/** What is there to be named: most requests name something, so that they come to the act behind the rules. */
export const findIds = async (ask, accountId) => {
  const found = await Promise.all(
    Object.entries(owns).map(async ([noun, { list }]) => {
      const items = await ask(list.replace('{accountId}', accountId));
      return [noun, items.slice(0, 20).map(({ id }) => id)];
    }),
  );
  return { accounts: [accountId], ...Object.fromEntries(found.filter(([, ids]) => ids.length > 0)) };
};

/** The settings of one run, as Schemathesis reads them. */
export const settingsFor = ({ token, ids, only }) => {
  const taken = (noun) => (ids[noun] ? `{ dictionary = "${noun}", probability = 0.8 }` : undefined);
  const lines = [];
  const bind = (name, noun) =>
    taken(noun) && lines.push(...['path', 'query', 'body'].map((place) => `"${place}.${name}" = ${taken(noun)}`));

  lines.push(
    'seed = 20260101',
    'continue-on-failure = true',
    'request-timeout = 60',
    '[headers]',
    `Authorization = "Bearer ${token}"`,
  );
  for (const [noun, values] of Object.entries(ids))
    lines.push(`[dictionaries.${noun}]`, `values = ${JSON.stringify(values)}`);
  lines.push('[cache]', 'enabled = false', '[parameters]');
  bind('accountId', 'accounts');
  for (const [name, noun] of Object.entries(named)) bind(name, noun);
  lines.push('[generation]', 'max-examples = 15', '[checks]', 'enabled = false');
  for (const check of checks) lines.push(`[checks.${check}]`, 'enabled = true');
  lines.push('[checks.negative_data_rejection]', 'enabled = true', `expected-statuses = ${JSON.stringify(refusals)}`);
  lines.push('[phases.stateful]', 'enabled = false');
  for (const [noun, { calls }] of Object.entries(owns)) {
    lines.push('[[operations]]', `include-path-regex = '${calls}'`, '[operations.parameters]');
    bind('id', noun);
  }
  const out = only ? [] : [...Object.keys(leftOut), ...lastCalls];
  for (const call of out) lines.push('[[operations]]', `include-operation-id = "${call}"`, 'enabled = false');
  return `${lines.join('\n')}\n`;
};
