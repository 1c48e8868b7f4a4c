export const id = 436;
export const ids = [436];
export const modules = {




12671:
((__module__, __out__, __load__) => {

__load__.d(__out__, {
  imprintVersion: () => (/* reexport safe */ _imprint_version_js__5__.E)
});
var _analysis_js__0__ = __load__(99206);
var _blind_text_js__1__ = __load__(26626);
var _clusters_js__2__ = __load__(22292);
var _fingerprinter_js__3__ = __load__(8340);
var _fingerprints_js__4__ = __load__(14882);
var _imprint_version_js__5__ = __load__(24199);
var _incremental_js__6__ = __load__(35155);
var _inverted_index_js__7__ = __load__(89271);
var _languages_languages_js__8__ = __load__(92005);
var _kept_readings_js__9__ = __load__(78393);
var _languages_look_of_js__10__ = __load__(98024);
var _literate_js__11__ = __load__(45229);
var _normalise_js__12__ = __load__(44717);
var _notebook_js__13__ = __load__(87718);
var _number_lists_js__14__ = __load__(92378);
var _numbers_js__15__ = __load__(67117);
var _pair_table_js__16__ = __load__(26538);
var _parameters_js__17__ = __load__(9623);
var _quality_quality_of_js__18__ = __load__(26584);
var _read_document_js__19__ = __load__(63190);
var _reading_of_js__20__ = __load__(62079);
var _slab_js__21__ = __load__(81875);
var _source_form_js__22__ = __load__(10469);
var _starter_code_js__23__ = __load__(67224);
var _tiling_js__24__ = __load__(7520);
var _token_values_js__25__ = __load__(51525);
var _tokenizers_token_buffer_js__26__ = __load__(49414);
var _tokenizers_vocabulary_js__27__ = __load__(11728);






























})

};
