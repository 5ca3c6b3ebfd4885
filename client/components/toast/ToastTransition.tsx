import Box from '@mui/material/Box';
import { Transition, type TransitionComponentProps, type TransitionProps } from 'notistack';
import { useRef, type ReactNode } from 'react';

const MS = 180;

/** Fades a toast in and out. notistack's own slide reads `element.ref`, which React 19 removed. */
export function ToastTransition(props: TransitionProps & { children: ReactNode }) {
  const { children, in: isIn, appear, onEnter, onEntered, onExit, onExited } = props;
  const node = useRef<HTMLDivElement>(null);
  const handlers = { onEnter, onEntered, onExit, onExited };
  return (
    <Transition {...handlers} in={isIn} appear={appear} timeout={MS} nodeRef={node as NodeRef}>
      {(status) => {
        const isShown = status === 'entering' || status === 'entered';
        return (
          <Box
            ref={node}
            sx={{
              width: '100%',
              opacity: isShown ? 1 : 0,
              transform: isShown ? 'none' : 'translateY(8px)',
              transition: `opacity ${MS}ms, transform ${MS}ms`,
            }}
          >
            {children}
          </Box>
        );
      }}
    </Transition>
  );
}

type NodeRef = TransitionComponentProps['nodeRef'];
