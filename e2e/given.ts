import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, password } from './fixtures.ts';

type Thing = { id: string; accountId: string };

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Calls of the API by whoever is signed in on this page, for what a journey finds already there. */
export const given = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };

  const call = async <T = Thing>(method: string, path: string, data?: object): Promise<T> => {
    const reply = await page.request.fetch(`/api${path}`, { method, data, headers });
    expect(reply.ok(), await reply.text()).toBe(true);
    return (await reply.json()) as T;
  };
  const image = async () => {
    const fileName = `${randomUUID()}.png`;
    const { sasUri } = await call<{ sasUri: string }>('GET', `/file/upload/${fileName}?purpose=image`);
    const sent = await page.request.put(sasUri, {
      data: Buffer.from(dot, 'base64'),
      headers: { 'content-type': 'image/png', 'x-ms-blob-type': 'BlockBlob' },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
    return fileName;
  };

  return {
    call,
    image,
    tool: async (name: string, more: object = {}) => call('POST', '/tool', { name, img: await image(), ...more }),
    worker: async (name: string, surname: string, access?: object) => {
      const userName = `u-${randomUUID().slice(0, 8)}`;
      const { id, accountId } = await call('POST', '/user', { name, surname, userName, ...(access && { access }) });
      await call('PUT', '/authentication/user/password', { password, accountId, userId: id });
      return { id, userName };
    },
    locker: (identifierValue: string, lockerSize: number, useType = 'Tool') =>
      call('POST', '/locker', { identifierValue, lockerSize, useType }),
  };
};
