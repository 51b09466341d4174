import { useNavigate } from '@tanstack/react-router';
import { leave } from '../features/authentication/api.ts';
import { currentSession } from '../lib/session/session.ts';

/** Logs out and goes to the start page; stays when an unsaved form asks to. */
export const useLeave = () => {
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: '/' });
    if (currentSession() && window.location.pathname === '/') await leave();
  };
};
