import type { Tool } from '@llave/contract/tools';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Panel } from '../../../../ui/layout/Panel.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx';
import { DataTable } from '../../../../ui/tables/DataTable.tsx';
import { removeFile } from '../../editing-api.ts';
import classes from '../rows.module.css';
import { FileDialog } from './FileDialog.tsx';
import { useFileColumns } from './file-columns.tsx';

type Props = {
  tool: Tool;
  mayManage: boolean;
  /** Somebody's name, where it is known. */
  nameOf: (userId: string) => string | undefined;
};

export const FilesPanel = ({ tool, mayManage, nameOf }: Props) => {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Tool['attachments'][number] | null>(null);
  const columns = useFileColumns(nameOf, mayManage ? setRemoving : null);
  const rows = tool.attachments.map((file) => ({ ...file, id: file.fileName }));
  const add = mayManage && (
    <Button variant="light" leftSection={<IconPlus size={20} />} onClick={() => setAdding(true)}>
      {t('tool.files.add')}
    </Button>
  );
  return (
    <Panel title={t('tool.files.title')} action={add} bare>
      {rows.length > 0 ? (
        <DataTable label={t('tool.files.title')} columns={columns} items={rows} />
      ) : (
        <p className={classes.empty}>{t('tool.files.empty')}</p>
      )}
      <FileDialog tool={tool} opened={adding} close={() => setAdding(false)} />
      {removing && (
        <ConfirmDialog
          title={t('tool.files.removeTitle', { name: removing.originalName })}
          confirm={t('tool.files.removeConfirm')}
          failed="tool.files.removeFailed"
          act={() => removeFile(tool, removing.fileName)}
          done={t('tool.files.removed')}
          close={() => setRemoving(null)}
          danger
        >
          <p>{t('tool.files.removeLead')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
};
