import type { AppError } from '@llave/contract/errors';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { secondsBetween } from '../../lib/elapsed.ts';
import { type FieldErrors, serverIssues } from '../../lib/form-values.ts';
import { send } from './api.ts';
import type { Draft } from './draft.ts';
import { bodyOf } from './form.ts';

type Options = {
  draft: Draft;
  isDemo: boolean;
  accountId: string;
  change: (more: Partial<Draft>) => void;
  /** The server takes some fields not as they are. */
  refuse: (paths: string[]) => void;
};

/**
 * Sends the check-in once at a time. As long as nobody knows whether it arrived, the very same is sent again under the
 * same key, so that however often it is tried there is one check-in.
 */
export const useSending = ({ draft, isDemo, accountId, change, refuse }: Options) => {
  const { language } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [refused, setRefused] = useState<FieldErrors>({});
  const running = useRef(false);

  const run = async (signature: string) => {
    if (running.current) return;
    running.current = true;
    const timeTaken = secondsBetween(draft.startedAt ?? Date.now(), Date.now());
    const body = draft.sent ?? bodyOf(draft, { signature, ticket: draft.ticket, timeTaken, language, isDemo });
    setBusy(true);
    setFailure(null);
    setRefused({});
    change({ sent: body });
    try {
      const receipt = await send(accountId, body, draft.key);
      change({ sent: null, receipt, timeTaken: Number(body.timeTaken ?? timeTaken) });
    } catch (error) {
      const found = serverIssues(error);
      setFailure(error as AppError);
      if (!isUnsure(error as AppError)) change({ sent: null });
      if (found) {
        setRefused(found);
        refuse(Object.keys(found));
      }
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const forget = () => {
    setFailure(null);
    setRefused({});
  };
  return { busy, failure, refused, run, forget };
};

/** Without an answer it may have arrived or not. */
const isUnsure = ({ code }: AppError) => code === 'unavailable';
