import { IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PublicMessage } from '../../../ui/public/PublicMessage.tsx';

type Props = { title: string; lead: string; icon?: ReactNode; children?: ReactNode };

/** Why the link opens nothing. */
export const ReportTrouble = ({ icon = <IconLinkOff size={40} stroke={1.6} />, ...props }: Props) => (
  <PublicMessage icon={icon} {...props} />
);
