import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** Rows within this distance of the view are rendered, so that scrolling and the keyboard find them ready. */
const MARGIN = '1500px 0px';

interface Props {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Estimated height while it is still empty; without it, the list renders at once. */
  estimate?: number | undefined;
  /** Renders the rows; not called while the list is empty. */
  children: () => ReactNode;
}

/**
 * Some neighbouring rows (`li`) of a long list. Far out of view it is empty and keeps its height, so that the page stays
 * small however long the list is. The rows stay while one of them has the focus, and are all there in print.
 */
export function WindowedList({ labelledBy, estimate, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  /** The height that it keeps while it is empty. */
  const [height, setHeight] = useState<number | null>(estimate ?? null);
  useEffect(() => {
    const element = list.current!;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        const isKept = isIntersecting || element.contains(document.activeElement);
        setHeight(isKept ? null : boundingClientRect.height);
      },
      { rootMargin: MARGIN },
    );
    const showForPrint = () => flushSync(() => setHeight(null));
    observer.observe(element);
    window.addEventListener('beforeprint', showForPrint);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showForPrint);
    };
  }, []);
  const isEmpty = height !== null;
  return (
    <Stack
      component="ul"
      ref={list}
      aria-labelledby={labelledBy}
      aria-hidden={isEmpty || undefined}
      style={isEmpty ? { height } : undefined}
      sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {isEmpty ? null : children()}
    </Stack>
  );
}
