import type { Booking } from '@llave/contract/bookings';
import { useTranslation } from '../../../i18n/translation.ts';
import { DownloadLink } from '../../../ui/buttons/DownloadLink.tsx';
import classes from './Recordings.module.css';

type Props = { returnInfo: NonNullable<Booking['returnInfo']>; number: string };

const kinds = ['cockpit', 'inspection'] as const;

/** What the customer recorded at the return, to keep on one's own machine. */
export const Recordings = ({ returnInfo, number }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={classes.links}>
      {kinds
        .filter((kind) => returnInfo[`${kind}Url`])
        .map((kind) => {
          const fileName = returnInfo[kind];
          return (
            <DownloadLink
              key={kind}
              fileName={fileName}
              saveAs={`${number}-${kind}.${fileName.split('.').at(-1)}`}
              label={t(`bookings.${kind}Of`, { number })}
            >
              {t(`bookings.${kind}`)}
            </DownloadLink>
          );
        })}
    </div>
  );
};
