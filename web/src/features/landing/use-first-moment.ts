import { useEffect, useState } from 'react';

/** In milliseconds. */
const moment = 500;

/** Whether the page has only just been drawn. */
export const useFirstMoment = () => {
  const [isFirst, setFirst] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setFirst(false), moment);
    return () => clearTimeout(timer);
  }, []);
  return isFirst;
};
