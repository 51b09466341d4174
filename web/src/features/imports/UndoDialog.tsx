import { AppError } from '@llave/contract/errors';
import type { ImportKind } from '@llave/contract/import-columns';
import type { ImportRecord } from '@llave/contract/imports';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { takeBack } from './api.ts';
import { countsText } from './counts-text.ts';

type Changed = { count: number; changed: { id: string; name: string }[] };
type Props = { kind: ImportKind; record: ImportRecord; close: () => void; undone?: () => void };

/** Takes an import back; what has changed since is named, and stays if one says so. */
export const UndoDialog = ({ kind, record, close, undone }: Props) => {
  const { t, language } = useTranslation();
  const [changed, setChanged] = useState<Changed | null>(null);
  const act = async () => {
    try {
      await takeBack(record.id, kind, changed !== null);
      undone?.();
    } catch (error) {
      if (error instanceof AppError && error.code === 'importChanged') setChanged(error.details as Changed);
      throw error;
    }
  };
  const names = changed?.changed.map(({ name }) => name) ?? [];
  const more = (changed?.count ?? 0) - names.length;
  return (
    <ConfirmDialog
      title={t('imports.undoTitle')}
      confirm={t(changed ? 'imports.undoRest' : 'imports.undo')}
      danger
      failed="imports.undoFailed"
      explain={(error) =>
        error instanceof AppError && error.code === 'importChanged' && changed
          ? t('imports.changedSince', {
              names: names.join(', ') + (more > 0 ? ` ${t('imports.andMore', { count: more })}` : ''),
            })
          : undefined
      }
      act={act}
      done={t('imports.undoDone')}
      close={close}
    >
      {t('imports.undoLead', { counts: countsText({ t, language }, kind, record) })}
    </ConfirmDialog>
  );
};
