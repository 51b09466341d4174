import { smallPicture } from '@llave/contract/picture-address';
import type { User } from '@llave/contract/users';
import { useTranslation } from '../../i18n/translation.ts';
import { dayText, today } from '../../lib/days.ts';
import { useNow } from '../../lib/now.ts';
import { dueText } from '../../ui/time-texts.ts';
import { useTools } from '../tools/api.ts';
import { HomeList } from './HomeList.tsx';
import { LinkLine } from './LinkLine.tsx';

const due = { calibrationDue: 'true' };
const most = 6;

/** The tools whose calibration is over or soon will be, each with its day. */
export const Calibrations = ({ me }: { me: User }) => {
  const { t, language } = useTranslation();
  const now = useNow();
  const list = useTools(me.accountId, '', due);
  return (
    <HomeList title={t('home.calibrations')} list={list} failed="tools.failed" most={most}>
      {({ id, name, imgUrl, nextCalibration }) => {
        const day = nextCalibration ?? today(now);
        return (
          <LinkLine
            to="/dashboard/tool/$toolId"
            params={{ toolId: id }}
            pictureUrl={smallPicture(imgUrl)}
            name={name}
            detail={t('home.calibrationOn', { words: dueText(t, day, now), day: dayText(day, language) })}
            late={day < today(now)}
          />
        );
      }}
    </HomeList>
  );
};
