import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { NavLink } from 'react-router-dom';
import { navigation } from './navigation.ts';
import { paths } from './paths.ts';

/** The links to all sections; where one is, stands out. */
export function NavList({ onChoose }: { onChoose?: () => void }) {
  return (
    <List sx={{ px: 1.5, py: 0, display: 'grid', gap: 0.5 }}>
      {navigation.map(({ to, label, icon: Icon }) => (
        <ListItem key={to} disablePadding>
          <ListItemButton
            component={NavLink}
            to={to}
            end={to === paths.dashboard}
            onClick={onChoose}
            sx={{
              '& .MuiListItemIcon-root': { minWidth: 0, mr: 1.75, color: 'inherit' },
              '&.active': { bgcolor: 'primary.light', color: 'primary.dark' },
              '&.active .MuiListItemText-primary': { fontWeight: 'fontWeightBold' },
            }}
          >
            <ListItemIcon>
              <Icon aria-hidden />
            </ListItemIcon>
            <ListItemText primary={label} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
