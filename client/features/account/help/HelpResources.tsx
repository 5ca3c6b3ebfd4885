import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Award, ExternalLink, FileText, NotebookPen, Scale, ShieldCheck } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { countTexts } from '#domain/standing/does-this-count';
import { helpLinks } from '#domain/account/help';
import { guidelinesTitle } from '#domain/standing/guidelines';

const ours = [
  {
    to: paths.guidelines,
    Icon: ShieldCheck,
    title: guidelinesTitle,
    description: 'What the standard asks for, in plain words, and as PDF.',
  },
  {
    to: paths.counts,
    Icon: Scale,
    title: countTexts.name,
    description: countTexts.intro,
  },
  {
    to: paths.certificateTemplates,
    Icon: Award,
    title: 'Certificate Templates',
    description: 'Six certificates, filled in with your name.',
  },
  {
    to: paths.reflectionTemplates,
    Icon: NotebookPen,
    title: 'Reflection Templates',
    description: 'Six ways to write about your practice.',
  },
  {
    to: paths.documents,
    Icon: FileText,
    title: 'Documents',
    description: 'Where your certificates and evidence are kept.',
  },
];

/** Further reading: our own pages, then the regulator's. */
export function HelpResources() {
  return (
    <Card>
      <List disablePadding sx={{ p: 1 }}>
        {ours.map(({ to, Icon, title, description }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton component={RouterLink} to={to}>
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={title} secondary={description} />
            </ListItemButton>
          </ListItem>
        ))}
        {helpLinks.map(({ url, title, description }) => (
          <ListItem key={url} disablePadding>
            <ListItemButton component="a" href={url} target="_blank" rel="noopener noreferrer">
              <ListItemIcon>
                <ExternalLink />
              </ListItemIcon>
              <ListItemText
                primary={
                  <>
                    {title}
                    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                  </>
                }
                secondary={description}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
