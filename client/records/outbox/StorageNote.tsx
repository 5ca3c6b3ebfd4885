import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { offlineMessages } from '#domain/records/offline';

/** Warns that the browser may delete what waits on this device, unless it has promised not to. */
export function StorageNote() {
  const [isPromised, setPromised] = useState(true);
  useEffect(() => {
    let isOver = false;
    // A browser without this function has promised nothing.
    const ask = navigator.storage?.persisted?.() ?? Promise.resolve(false);
    ask.then(
      (answer) => !isOver && setPromised(answer),
      () => !isOver && setPromised(false),
    );
    return () => void (isOver = true);
  }, []);
  return isPromised ? null : <Alert severity="info">{offlineMessages.notPromised}</Alert>;
}
