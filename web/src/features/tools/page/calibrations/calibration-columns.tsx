import type { Tool } from '@llave/contract/tools';
import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { slug } from '../../../../lib/browser/download.ts';
import { fullName } from '../../../../lib/text/full-name.ts';
import { dayText } from '../../../../lib/time/days.ts';
import { DownloadLink } from '../../../../ui/buttons/DownloadLink.tsx';
import { Chip } from '../../../../ui/signs/Chip.tsx';
import type { Column } from '../../../../ui/tables/DataTable.tsx';
import classes from '../rows.module.css';

type Row = Tool['calibrations'][number] & { id: string };

export const useCalibrationColumns = (): Column<Row>[] => {
  const { t, language } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'date',
        label: t('tool.calibrations.date'),
        width: '110px',
        cell: ({ date }) => <span className={classes.date}>{dayText(date, language)}</span>,
      },
      {
        key: 'result',
        label: t('tool.calibrations.result'),
        width: '90px',
        cell: ({ result }) =>
          result && <Chip tone={result === 'pass' ? 'free' : 'incident'}>{t(`tool.calibrations.${result}`)}</Chip>,
      },
      {
        key: 'entity',
        label: t('tool.calibrations.entity'),
        width: 'minmax(0, 3fr)',
        cell: ({ entity, observations }) => (
          <span className={classes.words}>
            <span className={classes.main}>{entity}</span>
            {observations && <span className={classes.second}>{observations}</span>}
          </span>
        ),
      },
      {
        key: 'next',
        label: t('tool.calibrations.next'),
        width: '110px',
        cell: ({ nextCalibration }) =>
          nextCalibration && (
            <>
              <span className={classes.onPhone}>{t('tool.calibrations.next')}: </span>
              {dayText(nextCalibration, language)}
            </>
          ),
      },
      {
        key: 'by',
        label: t('tool.calibrations.by'),
        width: 'minmax(0, 2fr)',
        cell: ({ user }) =>
          user && (
            <>
              <span className={classes.onPhone}>{t('tool.calibrations.by')} </span>
              {fullName(user)}
            </>
          ),
      },
      {
        key: 'file',
        label: t('tool.calibrations.file'),
        width: '120px',
        cell: ({ fileName, date }) =>
          fileName && (
            <span className={classes.last}>
              <DownloadLink
                fileName={fileName}
                saveAs={`${slug(t('tool.calibrations.file'))}-${date}.${fileName.split('.').at(-1)}`}
                label={t('tool.calibrations.download', { day: dayText(date, language) })}
              >
                {t('tool.calibrations.file')}
              </DownloadLink>
            </span>
          ),
      },
    ],
    [t, language],
  );
};
