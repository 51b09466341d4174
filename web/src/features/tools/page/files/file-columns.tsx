import type { Tool } from '@llave/contract/tools';
import { IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { dayText, today } from '../../../../lib/time/days.ts';
import { DownloadLink } from '../../../../ui/buttons/DownloadLink.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Chip } from '../../../../ui/signs/Chip.tsx';
import type { Column } from '../../../../ui/tables/DataTable.tsx';
import classes from '../rows.module.css';
import { fileTypeLook } from './file-kinds.ts';

type File = Tool['attachments'][number];
type Row = File & { id: string };
type NameOf = (userId: string) => string | undefined;

export const useFileColumns = (nameOf: NameOf, remove: ((file: File) => void) | null): Column<Row>[] => {
  const { t, language } = useTranslation();
  return useMemo(() => {
    const facts: Column<Row>[] = [
      {
        key: 'name',
        label: t('tool.files.name'),
        width: 'minmax(0, 3fr)',
        cell: ({ fileName, originalName }) => (
          <span className={classes.words}>
            <DownloadLink
              fileName={fileName}
              saveAs={originalName}
              label={t('tool.files.download', { name: originalName })}
            >
              {originalName}
            </DownloadLink>
          </span>
        ),
      },
      {
        key: 'type',
        label: t('tool.files.type'),
        width: 'minmax(0, 2fr)',
        cell: ({ fileType }) => {
          const { label, tone } = fileTypeLook(t, fileType);
          return (
            <span className={classes.type}>
              <Chip tone={tone}>{label}</Chip>
            </span>
          );
        },
      },
      {
        key: 'date',
        label: t('tool.files.date'),
        width: '110px',
        cell: ({ createdDate }) => (
          <span className={classes.date}>{dayText(today(new Date(createdDate)), language)}</span>
        ),
      },
      {
        key: 'by',
        label: t('tool.files.by'),
        width: 'minmax(0, 2fr)',
        cell: ({ createdBy }) => {
          const name = createdBy && nameOf(createdBy);
          return (
            name && (
              <span className={remove ? undefined : classes.last}>
                <span className={classes.onPhone}>{t('tool.files.by')} </span>
                {name}
              </span>
            )
          );
        },
      },
    ];
    if (!remove) return facts;
    const actions: Column<Row> = {
      key: 'actions',
      label: t('tool.files.actions'),
      width: '80px',
      cell: (file) => (
        <span className={classes.end}>
          <IconButton label={t('tool.files.remove', { name: file.originalName })} danger onClick={() => remove(file)}>
            <IconTrash size={22} />
          </IconButton>
        </span>
      ),
    };
    return [...facts, actions];
  }, [t, language, nameOf, remove]);
};
