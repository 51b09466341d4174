import { allows } from '@llave/contract/access';
import { listTools } from '@llave/contract/tools';
import type { User } from '@llave/contract/users';
import { Notices } from '../features/notices/Notices.tsx';
import { RequestBands } from '../features/tools/requests/RequestBands.tsx';
import { TakeReturned } from '../features/tools/requests/TakeReturned.tsx';
import { UnconfirmedBand } from '../features/users/UnconfirmedBand.tsx';
import classes from './Inbox.module.css';

/** What comes to a person on every screen: questions stay in sight, news waits on top of the page. */
export const Inbox = ({ me, all = false }: { me: User; all?: boolean }) => {
  const mayUse = allows(listTools.access, me);
  return (
    <>
      <div className={classes.questions}>{mayUse && <RequestBands me={me} />}</div>
      <UnconfirmedBand person={me} isOwn />
      <div className={classes.news}>
        <Notices
          me={me}
          all={all}
          take={(toolId, taken) => mayUse && <TakeReturned toolId={toolId} me={me} taken={taken} />}
        />
      </div>
    </>
  );
};
