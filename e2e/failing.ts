import type { Page } from '@playwright/test';

/** Has calls answered as by a server that is broken. */
export const failCalls = (page: Page, address: string | RegExp, options?: { times: number }) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: { code: 'failed', message: '' } }), options);
