import type { User } from '@llave/contract/users';
import { usePages } from '../../../lib/pages.ts';
import { askedPages } from '../api.ts';
import { RequestList } from './RequestList.tsx';

/** Who asks for which of the tools that one has, whatever one is doing. */
export const RequestBands = ({ me }: { me: User }) => {
  const { items = [] } = usePages(askedPages(me.accountId));
  return <RequestList tools={items} me={me} />;
};
