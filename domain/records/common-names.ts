/**
 * Common names in Australia, in lower case: they distinguish 'patient Margaret' from 'patient Transport'. Names
 * that are also clinical words, colours, months or places are left out.
 */
export const commonNames: ReadonlySet<string> = new Set(
  `aaron abdul abigail adam adrian aisha alan albert alex alexander alexandra alfred ali alice alicia alison allan amanda
  amelia amy andrea andrew angela anita ann anna anne annette anthony antonio arthur ashley audrey ava barbara barry
  belinda ben benjamin bernard beryl beth betty bev beverley bianca bob bonnie bradley brandon brenda brendan brett brian
  bridget bronwyn bruce bryan caitlin callum cameron carl carmel caroline catherine cathy charles charlie charlotte cheryl
  chloe chris christina christine christopher claire clara claudia colin colleen connor courtney craig cynthia damian
  damien dan daniel danielle daphne darren dave david dean deborah debra denise dennis derek desmond diana diane donald
  donna doreen doris dorothy douglas duncan dylan edith edna eddie edward eileen elaine eleanor elizabeth ella ellen emily
  emma eric erin ernest ethan ethel eva evan evelyn fatima felicity fiona frances francis fred frederick gail gareth gary
  gavin gemma geoff geoffrey george gerald geraldine gillian gladys gloria gordon graeme graham greg gregory hannah harold
  harriet harry hayley hazel heather helen henry herbert howard hugh ian ibrahim irene isaac isabel isabella isla jacob
  jacqueline jake james jamie jan jane janet janice jared jason jean jeanette jeff jeffrey jennifer jenny jeremy jessica
  jill jim joan joanne joe joel john johnny jonathan joseph josephine joshua joyce judith judy julia julian julie justin
  karen kate katherine kathleen kathryn katie kaye keith kelly ken kenneth kerry kevin kim kimberley kirsten kyle kylie
  lachlan laura lauren lawrence leah leanne len leo leonard leonie leslie liam linda lindsay lisa liz lloyd logan lois
  lorna lorraine louis louise lucas lucy luke lyn lynette lynne maggie malcolm marcus margaret maria marie marilyn marion
  marjorie mark martin mary mason matilda matthew maureen maurice mavis max megan melanie melissa mia michael michelle
  mick mike mohamed mohammed molly monica muhammad muriel murray nancy naomi natalie natasha nathan neil nellie nicholas
  nicola nicole nigel noah noel noelene nora norma norman olivia oliver oscar owen pam pamela patricia patrick paul paula
  pauline peggy penelope penny peter phil philip phillip phoebe phyllis priya rachel ralph raymond rebecca reginald
  rhonda ricky rita robert robyn rodney roger roland ron ronald rosemary ross rosalie russell ruth ryan sally sam
  samantha samuel sandra sarah scott sean sebastian shane shannon sharon shaun sheila shelley shirley simon sophia sophie
  stacey stanley stella stephanie stephen steve steven stuart susan suzanne sylvia tahlia tamara tanya tara ted teresa
  terence terry thelma theresa thomas tim timothy tina toby todd tom tony tracey tracy travis trevor tristan troy tyler
  valerie vanessa vera vernon veronica vicki vincent vivian walter wayne wendy wilfred william winifred yasmin yvonne
  zachary zoe
  smith jones williams wilson taylor nguyen johnson anderson thompson walker lee robinson wang singh campbell evans
  roberts clarke wright harris davis lewis edwards morris cooper patel phillips watson bailey jackson hughes wallace
  macdonald mcdonald o'brien o'connor sullivan murphy bennett henderson chen tran pham zhang kaur khan hussain mitchell
  stewart collins richardson simpson anderson davies griffiths reid fraser hamilton marshall rogers`.split(
    /\s+/,
  ),
);
