import type { ImportKind } from '@llave/contract/import-columns';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from '../../../i18n/translation.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { saveTemplate } from '../template.ts';
import classes from './DropZone.module.css';

type Props = { kind: ImportKind; choose: (file: File) => void };

/** Takes one file, dropped or chosen, and offers a sheet to begin with to who has none. */
export const DropZone = ({ kind, choose }: Props) => {
  const { t, language } = useTranslation();
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) choose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: who does not drop a file chooses one in the input below
    <div
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={classes.icon}>
        <IconFileSpreadsheet size={36} stroke={1.6} />
      </span>
      <p className={classes.title}>{t('imports.drop')}</p>
      <p className={classes.lead}>{t('imports.dropLead')}</p>
      <div className={classes.acts}>
        <input
          id={id}
          type="file"
          className={classes.input}
          accept=".xlsx,.csv,.txt,.tsv"
          aria-label={t('imports.choose')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) choose(file);
          }}
        />
        <label htmlFor={id} className={classes.choose} aria-hidden="true">
          {t('imports.choose')}
        </label>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} />}
          onClick={() => void saveTemplate(t, kind, language)}
        >
          {t('imports.template')}
        </Button>
      </div>
    </div>
  );
};
