import { vi } from 'vitest';
import type { World } from './world.ts';

/** The newest link in the mails to an address that leads to this page. */
export const linkMailed = (world: World, address: string, path: string): Promise<URL> =>
  vi.waitFor(
    async () => {
      const links = (await world.services.mailer.kept(address)).flatMap(
        ({ text }) => text.match(/https?:\/\/\S+/g) ?? [],
      );
      const found = links.find((link) => new URL(link).pathname === path);
      if (!found) throw new Error(`No mail to ${address} leads to ${path}`);
      return new URL(found);
    },
    { timeout: 20_000, interval: 50 },
  );

/** What the page behind a link that confirms an address sends. */
export const openMailed = ({ searchParams }: URL, password?: string) => ({
  params: { userId: searchParams.get('userId') },
  body: { accountId: searchParams.get('accountId'), token: searchParams.get('token'), ...(password && { password }) },
});
