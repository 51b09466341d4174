import { vi } from 'vitest';
import type { KeptLetter } from '../adapters/mailer.ts';
import type { World } from './world.ts';

/** The newest mail to an address that is the one meant, as soon as it is there. */
export const mailed = (world: World, address: string, isMeant: (mail: KeptLetter) => boolean = () => true) =>
  vi.waitFor(
    async () => {
      const found = (await world.services.mailer.kept(address)).find(isMeant);
      if (!found) throw new Error(`The mail to ${address} is not there yet`);
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );

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
