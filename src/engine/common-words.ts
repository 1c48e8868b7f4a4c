/*
 * Words that stand in programs of all sorts: a code search that is asked for them finds everybody. They are words of at least eight of 66
 * labelled tasks in five languages, of libraries that courses use, and of sentences in strings.
 */
const LIST = `
  1000000000 10000000000 1000000007 998244353 __init__ __main__ __name__ abc about abs abstract accept action add addall addedge addfirst
  addlast after again alert algorithm all all_of also alt amount and ans answer any app append appendchild apply are arg arg1 args argv
  arr arr1 arr2 array arraydeque arraylist arrays asc asm assert assertequals async auf auto avg await back bad bar base base_ baz because
  been before begin being bfs big bigdecimal biginteger bin binary_search binarysearch bit bits block bmp bool boolean bot both box boy
  break buf buffer buffer_size bufferedoutputstream bufferedreader bufferedwriter build bus but button byte bytes bytesread c_str cal
  calculate call callback can case cases ceil change char character charat chars check child children chr cin class classname clear click
  clone close cls cmp cnt code codeforces col collection collections collectors color column come comp comparable comparator compare
  compareto con concat console const constructor container contains containskey content context continue copy cos cost could count count1
  counter cout cpp create createelement css csv cur curr current cursor das dat data datainputstream date day debug dec decimalformat def
  default deg del delete den depth deque der des description dest destination details dev dfs did die diff difference digit digits dim
  dirs dist distance div dll doc document does doing dom done dot double down draw dst dup during each edge edges ein eine element
  elements else elt emplace_back empty end endl ensure enter entry entryset enumerate env eof equals err error est event events ever evt
  example exception exe exec execute exists exit exitcode exp export extends fact factor factorial factors false fast fastreader
  fastscanner fgets field file fileinputstream filename filenotfoundexception fileoutputstream filereader filewriter fill filter fin final
  find first flag float floor flush fmt font foo for foreach format found fps free freq frequency from fromkeys front fun function
  functional functools für gcd get get_input getchar getclass getdata getelementbyid getid getindex getinstance getint getkey getline
  getlong getmax getmessage getmin getname getnext getordefault getproperty gets getsize getter gettype getvalue git give good google
  graph grid group gui had half handle handler has hash hashcode hashmap hashset hasmoreelements hasmoretokens hasnext hasnextint have
  head header heap heappop heappush height hello helper here hex high him his hit host how html http icon ids idx idx1 ifs ifstream image
  img implements import inc include ind index indexof indices inf infinity info ini init initialize inner innerhtml inp input
  inputmismatchexception inputreader inputstream inputstreamreader insert instance instanceof int int32 int64 int_max int_min integer
  integer_max interface into intvalue inv invalid ioexception iomanip ios iostream ips isdigit isempty isinstance isprime ist item items
  iter iterator itertools itr its jar jbutton jframe jlabel job join jpanel jpg json just keep key keyerror keys keyset kind know label
  lambda lan lang las last lat lcm left len length les less let level lhs lib like lim limit line linear lines link linkedlist list list1
  list2 listener listnode lists lng load loc local locale location lock log log10 log2 logger long longvalue loop los low lower
  lower_bound lowerbound lst made main make make_pair malloc man many map mapping mark mat match math matrix max max_element max_value
  maxi maximum maxn maxval mem member memcpy memo memset menu merge mergesort message method mid min min_value mini minimum minn minus mit
  mod mod1 mode model modinverse module month more most move msg much mul multiply must mut mux name names namespace nav nbr neg ner
  nested net new newline newnode next next_permutation nextdouble nextelement nextint nextline nextlong nextpermutation nexttoken nicht
  nil nod node nodes nom none nonlocal not note now npm null nullpointerexception nullptr num number numbers nums nxt obj object objects
  odd ofstream old one online_judge only open operator ops opt option options ord order ordereddict other our out outer output
  outputstream outputstreamwriter over override owner pad pair pairs panel par para param params parent parse parsedouble parsefloat
  parseint parselong parser part parts pas password pat path pattern pdf peek people perror person phone pid pivot pkg place player png
  point pointer points poll pollfirst pop pop_back popleft por pos position possible pow power pre precision pred prefix prev previous
  price prime primes print printarray printer printf printline println printstacktrace printstream printwriter priority_queue
  priorityqueue private process prod product program project promise property protected prv ptr pub public push push_back pushback put qty
  que queue quick_sort quicksort ram ran rand randint random range rank rate raw read readarray readchar reader readfile readint readline
  readlines readlong readonly ready real rec record rect recursive reduce ref reg register release rem remove removefirst removelast rep
  repeat replace req request require res reset resize resolve response rest result results ret return returns rev reverse reversed
  reverseorder rgb rhs right rng root rot round row rows rufflesort run runnable runtimeexception same save say scan scanf scanner score
  search sec second see seen seg select self send sep separator seq sequence server service session set setattribute setdefault setin
  setlayout setname setout setprecision setsize setter settext settimeout setup setvalue setvisible shape shared_ptr she short should
  shuffle sieve sieveoferatosthenes sign signed simple sin since single size size_t sizeof skip sleep slice smallest solution solve solver
  some sort sorted source space span speed splice split sprintf sql sqrt square src ssl sst stack stage start start_time startswith state
  static status std stdin stdio stdlib stdout step stl stoi stol stop storage store str strcmp strcpy stream string stringbuffer
  stringbuilder strings stringtokenizer strip strlen struct student students style sub sub1 substr substring success such suffix sum sum1
  sum2 sup super sur svg swap switch symbol sync sys sysout system tab table tag tail take tan target task task1 task2 tcp team temp temp1
  temp2 template temporary term test test_case testcase testcases testnumber tests text textcontent than that the their them then there
  these they this those thread threadlocalrandom through throw throws time timer times title tmp to_string toarray tochararray tofixed
  token tokenizer tokens tolist tolower tolowercase too top top1 tostring tot total touppercase transform traverse tree treemap treeset
  trim true try ttl tuple turn two txt typ type typedef typeerror typename types udp uid una und undefined under une union unique
  unique_ptr unit unordered_map unordered_set unsigned until update upper upper_bound upperbound url use user username users using usr utf
  util utils val valid validate value valueerror valueof values var variable vec vector vectors ver version vertex vertices very view
  virtual vis visit visited void vol von vow vue wait want warning was way web weight weights welcome well were what when which while
  whitespace who width will win window with word words work worker would wrap write writeline writer wrong xml xor xrange year yes you
  your zero zeros zip zip_longest
`;

/** In lower case. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
