import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';

interface Props<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Tabs and the panel of the chosen one. */
export function TabbedArea<Value extends string>(props: Props<Value>) {
  const { label, tabs, value, onChange, children } = props;
  const id = useId();
  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: { xs: 1, sm: 2.5 } }}>
        <Tabs
          value={value}
          onChange={(_, next: Value) => onChange(next)}
          variant="scrollable"
          scrollButtons={false}
          selectionFollowsFocus
          aria-label={label}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.value}
              value={tab.value}
              label={tab.label}
              id={`${id}-${tab.value}-tab`}
              aria-controls={value === tab.value ? `${id}-${tab.value}` : undefined}
            />
          ))}
        </Tabs>
      </Box>
      <Box role="tabpanel" id={`${id}-${value}`} aria-labelledby={`${id}-${value}-tab`}>
        {children}
      </Box>
    </>
  );
}
