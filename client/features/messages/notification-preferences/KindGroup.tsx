import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { preferenceGroups, type PreferenceGroup } from '#domain/messages/notification-preferences';
import {
  groupShare,
  shareLabels,
  switchChannel,
  switchGroup,
} from '#domain/messages/preference-groups';
import { GroupChannel } from './GroupChannel.tsx';
import { KindRow } from './KindRow.tsx';
import { groupValues, type PreferenceValues, type Preferences } from './preference-values.ts';

interface Props {
  name: string;
  kinds: Preferences['kinds'];
  channels: Preferences['channels'];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A group of kinds: its switch, its channels and, fine-tuned, each kind. */
export function KindGroup({ name, kinds, channels, isOpen, onOpen }: Props) {
  const id = useId();
  const { values, initialValues, setFieldValue } = useFormikContext<PreferenceValues>();
  const current = groupValues(values, kinds);
  const working = channels.filter(({ unavailable }) => !unavailable).map(({ channel }) => channel);
  const share = groupShare(Object.values(current), working);
  const set = (changed: PreferenceValues['kinds']) =>
    void setFieldValue('kinds', { ...values.kinds, ...changed });
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Stack
        component="fieldset"
        aria-labelledby={`${id}-name`}
        sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1 }}>
          <FormControlLabel
            sx={{ mr: 'auto' }}
            label={name}
            slotProps={{ typography: { id: `${id}-name`, variant: 'h3', component: 'span' } }}
            control={
              <Switch
                checked={share !== 'off'}
                onChange={() =>
                  set(switchGroup(current, groupValues(initialValues, kinds), working))
                }
                slotProps={{ input: { 'aria-describedby': `${id}-share ${id}-covers` } }}
              />
            }
          />
          <Typography id={`${id}-share`} sx={{ fontWeight: 'fontWeightMedium' }}>
            {shareLabels[share]}
          </Typography>
        </Box>
        <Box sx={ways}>
          <Typography
            id={`${id}-covers`}
            variant="body2"
            color="textSecondary"
            sx={{ flexGrow: 1, minWidth: 0 }}
          >
            {coversOf(name)}
          </Typography>
          <Box sx={{ display: 'flex', flexShrink: 0, columnGap: { xs: 2, sm: 0 } }}>
            {channels.map((channel) => (
              <GroupChannel
                key={channel.channel}
                channel={channel}
                kinds={Object.values(current)}
                onSwitch={() => set(switchChannel(current, channel.channel))}
              />
            ))}
          </Box>
        </Box>
        <Button
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-kinds` : undefined}
          endIcon={isOpen ? <ChevronUp /> : <ChevronDown />}
          onClick={() => onOpen(!isOpen)}
          sx={{ alignSelf: 'flex-start', px: 1, ml: -1 }}
        >
          Fine-tune
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Stack>
      {isOpen && (
        <Box id={`${id}-kinds`}>
          {kinds.map((kind) => (
            <KindRow key={kind.kind} kind={kind} channels={channels} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Empty for a group that a newer server has. */
const coversOf = (name: string): string => preferenceGroups[name as PreferenceGroup] ?? '';

const ways = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  columnGap: 2,
} as const;
