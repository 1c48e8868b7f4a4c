import { CONSTANT, IDENTIFIER, intern } from './vocabulary.ts';

/** Words to keep, each with its own token. */
function words(list: string): Map<string, number> {
  return new Map(list.split(/\s+/).map((word) => [word, intern(word)]));
}

/** Words that only qualify a declaration: a copy may add or drop them at no cost, so they carry nothing. */
function dropped(list: string): Map<string, number> {
  return new Map(list.split(/\s+/).map((word) => [word, -1]));
}

/** Names of built-in types: as exchangeable as the names of one's own types. */
function types(list: string): Map<string, number> {
  return new Map(list.split(/\s+/).map((word) => [word, IDENTIFIER]));
}

function constants(list: string): Map<string, number> {
  return new Map(list.split(/\s+/).map((word) => [word, CONSTANT]));
}

function merge(...maps: readonly Map<string, number>[]): ReadonlyMap<string, number> {
  return new Map(maps.flatMap((map) => [...map]));
}

const C_CONTROL = 'if else for while do switch case default break continue return goto';
const NUMERIC_TYPES = 'int long short byte char float double boolean void';

export const JAVA = merge(
  words(`${C_CONTROL} try catch finally throw throws new class interface enum record instanceof
    super this extends implements assert yield synchronized`),
  dropped('public private protected static final abstract native strictfp transient volatile sealed'),
  types(`${NUMERIC_TYPES} var`),
  constants('true false null'),
);

export const C = merge(
  words(`${C_CONTROL} sizeof struct union enum typedef class namespace template typename new delete try catch
    throw this operator using friend static_cast dynamic_cast const_cast reinterpret_cast co_await co_return co_yield
    typeid decltype static_assert`),
  dropped(`public private protected static const constexpr consteval constinit extern register volatile inline virtual explicit
    mutable noexcept override final restrict auto_ptr thread_local`),
  types(`${NUMERIC_TYPES} bool signed unsigned auto wchar_t char8_t char16_t char32_t size_t`),
  constants('true false NULL nullptr'),
  new Map(
    [
      ['and', '&&'],
      ['or', '||'],
      ['not', '!'],
      ['xor', '^'],
      ['bitand', '&'],
      ['bitor', '|'],
      ['compl', '~'],
      ['and_eq', '&='],
      ['or_eq', '|='],
      ['xor_eq', '^='],
      ['not_eq', '!='],
    ].map(([word = '', operator = '']) => [word, intern(operator)]),
  ),
);

export const C_SHARP = merge(
  words(`${C_CONTROL} foreach in try catch finally throw new class interface enum struct record is as base this
    namespace delegate event get set init add remove operator implicit explicit lock using checked unchecked unsafe fixed
    sizeof typeof nameof stackalloc yield await when where with from select orderby group join let into switch params ref out`),
  dropped(`public private protected internal static readonly const abstract virtual override sealed partial extern volatile
    async file required`),
  types(`${NUMERIC_TYPES} bool decimal sbyte uint ulong ushort nint nuint object string dynamic var`),
  constants('true false null'),
);

export const JAVASCRIPT = merge(
  words(`${C_CONTROL} in of try catch finally throw new class extends super this function typeof instanceof
    delete void yield await with debugger export import`),
  dropped('async static'),
  new Map(['var', 'let', 'const'].map((word) => [word, intern('let')])),
  constants('true false null undefined'),
);

export const TYPESCRIPT_ONLY = merge(
  words('interface enum namespace type implements keyof as satisfies is infer declare module'),
  dropped('public private protected readonly abstract override'),
);

export const PYTHON = merge(
  words(`if elif else for while break continue return def class lambda try except finally raise with as in is not and or
    pass yield await assert del match case`),
  dropped('async global nonlocal'),
  constants('True False None'),
);

export const GO = merge(
  words(`if else for range switch select case default break continue return goto fallthrough func go defer chan map
    struct interface type var const`),
  constants('true false nil'),
);

export const RUST = merge(
  words(`if else for in while loop match break continue return fn struct enum union trait impl where let move as
    dyn await unsafe self Self super mod type macro_rules`),
  dropped('pub mut const static async extern ref crate'),
  constants('true false'),
);

export const PHP = merge(
  words(`if else elseif endif for foreach endforeach endfor while endwhile do switch endswitch case default break continue
    return goto match fn function class interface trait enum extends implements new clone instanceof as try catch finally
    throw echo print yield from isset unset empty list array exit die use namespace declare and or xor`),
  dropped('public private protected static final abstract readonly const var global'),
  constants('true false null'),
);

export const KOTLIN = merge(
  words(`if else for in while do when break continue return fun class interface object enum is as try catch finally throw
    this super by where init constructor companion get set typealias`),
  dropped(`public private protected internal open final abstract override lateinit const suspend inline noinline crossinline
    reified operator infix tailrec data sealed inner vararg external`),
  new Map(['val', 'var'].map((word) => [word, intern('let')])),
  constants('true false null'),
);

export const SWIFT = merge(
  words(`if else for in while repeat switch case default break continue fallthrough return guard defer func class struct enum
    protocol extension init deinit subscript get set is as try catch throw throws do where self super typealias await
    associatedtype`),
  dropped(`public private internal fileprivate open static final override mutating nonmutating lazy weak unowned convenience
    required indirect inout async rethrows dynamic optional some any`),
  new Map(['let', 'var'].map((word) => [word, intern('let')])),
  constants('true false nil'),
);

export const SCALA = merge(
  words(`if else for while do match case return def class object trait extends with new this super try catch finally throw
    yield type given using then enum end export`),
  dropped('public private protected override final abstract sealed implicit lazy inline opaque open'),
  new Map(['val', 'var'].map((word) => [word, intern('let')])),
  constants('true false null'),
);

export const RUBY = merge(
  words(`if elsif else unless case when in then while until for do end break next redo retry return yield def class module
    begin rescue ensure raise self super and or not alias undef defined? lambda proc loop puts print attr_accessor attr_reader
    attr_writer`),
  dropped('private public protected'),
  constants('true false nil'),
);

export const SHELL = merge(
  words(`if then elif else fi for in while until do done case esac select function return break continue exit echo printf read
    local export declare unset shift set test eval exec trap cd`),
);

export const SQL = merge(
  words(`select from where group by having order limit offset insert into values update set delete create table view index
    trigger procedure function alter add drop column constraint primary foreign key references unique check default join inner
    left right full outer cross on using union all intersect except distinct as case when then else end and or not in exists
    between like is asc desc with recursive over partition rows range begin commit rollback declare if elsif loop while for
    return returns language cursor fetch open close exception raise count sum avg min max coalesce cast`),
  types(
    'int integer bigint smallint decimal numeric float real double varchar char text date timestamp boolean bool',
  ),
  constants('null true false'),
);

export const R = merge(
  words('if else for in while repeat break next return function'),
  constants('TRUE FALSE T F NULL NA Inf NaN'),
);

export const MATLAB = merge(
  words(`if elseif else for parfor while switch case otherwise break continue return function end try catch classdef
    properties methods events enumeration global persistent spmd`),
  constants('true false NaN Inf pi'),
);

export const HASKELL = merge(
  words(
    'if then else case of let in where do data type newtype class instance deriving infix infixl infixr forall mdo rec',
  ),
  constants('True False'),
);

export const LISP = merge(
  words(`define defun defmacro defvar defparameter defstruct defclass defmethod defgeneric let let* letrec lambda fn if cond when unless
    case do dotimes dolist loop progn begin set! setq setf quote and or not list cons car cdr map mapcar apply funcall return
    labels flet named-lambda let-values define-record-type def defn recur`),
  constants('nil t #t #f true false'),
);

export const PERL = merge(
  words(`if elsif else unless for foreach while until do last next redo return sub package my our local print printf
    say die warn eval push pop shift unshift splice keys values each exists delete defined undef scalar ref bless sort map grep
    join split open close and or not xor eq ne lt gt le ge cmp x`),
);

export const VISUAL_BASIC = merge(
  words(`if then else elseif end for each to step next while wend do loop until select case exit return sub function class
    module structure enum property get set new try catch finally throw dim as of in is and or not xor andalso orelse mod with
    using call on error goto let inherits implements handles raiseevent addressof`),
  dropped('public private protected friend static shared const readonly byval byref overrides overridable'),
  types('integer long short byte single double decimal string boolean object char date variant'),
  constants('true false nothing'),
);

export const PASCAL = merge(
  words(`program unit uses interface implementation begin end if then else for to downto do while repeat until case of with var
    type record array set procedure function object class constructor destructor property try except finally raise goto
    div mod and or not xor in is as inherited exit break continue`),
  dropped('public private protected published const'),
  types('integer real boolean char string byte word longint int64 double single'),
  constants('true false nil'),
);

export const NONE: ReadonlyMap<string, number> = new Map();

export const ASSEMBLY = merge(
  words(`mov movl movq lea push pop add sub mul imul div idiv inc dec neg and or xor not shl shr sar rol ror cmp test jmp je jne
    jz jnz jl jle jg jge ja jae jb jbe js jns call ret int syscall loop nop li la lw sw lb sb addi addu subu beq bne blt bgt ble
    bge jal jr move ldr str ldp stp bl b b.eq b.ne cbz cbnz section global extern db dw dd dq`),
);

export const LUA = merge(
  words('if then elseif else end for in while do repeat until break return function local goto and or not'),
  constants('true false nil'),
);

export const DART = merge(
  words(`${C_CONTROL} in try catch on finally throw rethrow new class enum extends implements with mixin super this is as
    await yield assert factory get set typedef extension`),
  dropped('static final const abstract late external covariant required async sync'),
  types('int double num bool void dynamic var String'),
  constants('true false null'),
);
